// Which page shows stored data instead of a response from the server, and how old that data is.

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

/** The server has responded: the data on the screen is current. */
export function noteFresh(name: string): void {
  if (shown.delete(name)) tell();
}

/** The oldest time of the data on this page; undefined if all of it is current. */
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
