// Whether the server is reachable, as far as this page knows.

import { useSyncExternalStore } from 'react';

let reached = typeof navigator === 'undefined' || navigator.onLine;
const listeners = new Set<() => void>();

function become(next: boolean): void {
  if (next === reached) return;
  reached = next;
  listeners.forEach((listener) => listener());
}

/** A response came, whatever it says: the server is reachable. */
export function serverAnswered(): void {
  become(true);
}

/** No response came at all. */
export function serverUnreached(): void {
  become(false);
}

export function isServerReached(): boolean {
  return reached;
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useServerReached(): boolean {
  return useSyncExternalStore(onConnectionChange, isServerReached, () => true);
}
