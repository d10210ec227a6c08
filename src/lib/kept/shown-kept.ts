/** Which page shows something kept instead of the server's answer, and of when it is. */

import { useSyncExternalStore } from 'react';

interface Shown {
  readonly pathname: string;
  readonly keptAt: string;
}

const shown = new Map<string, Shown>();
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

export function noteShown(name: string, keptAt: string): void {
  shown.set(name, { pathname: location.pathname, keptAt });
  tell();
}

/** The server has answered: what is on the screen is of now. */
export function noteFresh(name: string): void {
  if (shown.delete(name)) tell();
}

/** The oldest time of what this page shows; undefined where all is of now. */
export function shownKeptAt(pathname: string): string | undefined {
  const times = [...shown.values()].flatMap((one) => (one.pathname === pathname ? [one.keptAt] : []));
  return times.toSorted()[0];
}

export function useShownKeptAt(pathname: string): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownKeptAt(pathname),
  );
}
