/** Which of the exclusive overlays is open: at most one, because opening one closes the others. */
export type OverlayName = 'login' | 'registration' | 'forgot' | 'reset' | 'images' | 'document';

type Listener = () => void;

let openName: OverlayName | null = null;
const listeners = new Set<Listener>();

function set(next: OverlayName | null): void {
  if (next === openName) return;
  openName = next;
  for (const listener of listeners) listener();
}

/** Opens one overlay and closes any other. */
export function openOverlay(name: OverlayName): void {
  set(name);
}

/** Closes the named overlay, or whichever is open. */
export function closeOverlay(name?: OverlayName): void {
  if (name === undefined || name === openName) set(null);
}

export function currentOverlay(): OverlayName | null {
  return openName;
}

export function onOverlayChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
