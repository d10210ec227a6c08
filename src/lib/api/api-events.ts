// Events of calls that concern the whole page: the shell listens, so pages need not.

export type ApiEvent = 'FORBIDDEN' | 'TECHNICAL_WORKS';

const listeners = new Set<(event: ApiEvent) => void>();

export function emitApiEvent(event: ApiEvent): void {
  listeners.forEach((listener) => listener(event));
}

export function onApiEvent(listener: (event: ApiEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
