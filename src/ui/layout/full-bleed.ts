// Hides the header and the menu while a screen that needs the whole window (a simulation) is mounted.

import { useEffect, useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  holders += by;
  listeners.forEach((listener) => listener());
}

/** Call it in the screen: no header, no menu, no padding while it is shown. */
export function useFullBleed(wanted = true): void {
  useEffect(() => {
    if (!wanted) return undefined;
    change(1);
    return () => change(-1);
  }, [wanted]);
}

export function useIsFullBleed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => holders > 0,
  );
}
