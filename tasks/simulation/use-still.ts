// Copies a scene to a canvas as soon as everything in it is there.
import { useEffect } from 'react';
import { useLatest } from '#scenes/kit/use-scene.tsx';
import type { StillLine, StillScreenProps } from '../view-props.ts';

const LOOK_MS = 50;

interface Copied extends Pick<StillScreenProps, 'into' | 'onDrawn'> {
  /** undefined: the scene is being opened. */
  readonly scene: { readonly copyTo: (into: HTMLCanvasElement) => boolean } | undefined;
  readonly lines: readonly StillLine[];
}

/** Each new state is copied once. */
export function useStill({ scene, into, lines, onDrawn }: Copied): void {
  const latest = useLatest(onDrawn);
  useEffect(() => {
    if (scene === undefined) return undefined;
    // The stage shows the new state in an effect of its own, before the first look.
    const timer = setInterval(() => {
      if (!scene.copyTo(into)) return;
      clearInterval(timer);
      latest.current(lines);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [scene, into, lines, latest]);
}
