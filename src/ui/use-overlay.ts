import { useSyncExternalStore } from 'react';
import { currentOverlay, onOverlayChange } from './overlay-store.ts';
import type { OverlayName } from './overlay-store.ts';

/** The open exclusive overlay; light, so that the first load can hold it. */
export function useCurrentOverlay(): OverlayName | null {
  return useSyncExternalStore(onOverlayChange, currentOverlay, () => null);
}
