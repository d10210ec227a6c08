import { useSyncExternalStore } from 'react';

/** The mobile breakpoint of the specification. */
const MOBILE_BREAKPOINT_PX = 768;
const RESIZE_DEBOUNCE_MS = 200;

function isNarrow(): boolean {
  return window.innerWidth < MOBILE_BREAKPOINT_PX;
}

function onResize(listener: () => void): () => void {
  let timer: number | undefined;
  const later = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(listener, RESIZE_DEBOUNCE_MS);
  };
  window.addEventListener('resize', later);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
}

/** Whether the window is narrower than the mobile breakpoint; updates 200 ms after the last resize. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(onResize, isNarrow);
}
