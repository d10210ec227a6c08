import { useSyncExternalStore } from 'react';
import { currentOverlay, onOverlayChange } from './overlay-store.ts';
import type { OverlayName } from './overlay-store.ts';

/** The open exclusive overlay; small, so that it can be part of the first load. */
export function useCurrentOverlay(): OverlayName | null {
  return useSyncExternalStore(onOverlayChange, currentOverlay, () => null);
}
