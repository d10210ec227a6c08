import { useSyncExternalStore } from 'react';

/** The mobile breakpoint of the specification. */
const MOBILE_BREAKPOINT_PX = 768;
const RESIZE_DEBOUNCE_MS = 200;

/** Below it a menu beside the page would take a third of the width. */
const MENU_BREAKPOINT_PX = 1024;

const isNarrow = (): boolean => window.innerWidth < MOBILE_BREAKPOINT_PX;
const hasMenuOnRequest = (): boolean => window.innerWidth < MENU_BREAKPOINT_PX;

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

/** Whether the window has no room for the menu beside the page, so that it opens on request. */
export function useMenuOnRequest(): boolean {
  return useSyncExternalStore(onResize, hasMenuOnRequest);
}
