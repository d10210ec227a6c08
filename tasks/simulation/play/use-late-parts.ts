// What can wait until a simulation can be played: everything else of the page, and the parts that open during play.
import { useEffect } from 'react';
import { afterLoad, holdLaterParts } from '#src/lib/device/after-load.ts';

/** Holds the rest of the page while the scene is being opened; then loads the simulation's later parts. */
export function useLateParts(isPlayable: boolean, load: () => Promise<void>): void {
  useEffect(() => {
    if (!isPlayable) return holdLaterParts();
    void afterLoad().then(load);
    return undefined;
  }, [isPlayable, load]);
}
