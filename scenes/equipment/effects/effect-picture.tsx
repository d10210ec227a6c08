// An effect as a page element that plays by itself: for catalogues and stories, without a scene.
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Manifest } from '#assets/manifest.ts';
import { ManifestPicture } from '#scenes/kit/pictures/manifest-picture.tsx';
import { frameAt, isRunning } from '#scenes/kit/pictures/frame-show.ts';

interface EffectPictureProps {
  readonly manifest: Manifest;
  readonly name: string;
  readonly scale: number;
  readonly isStill: boolean;
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The extent of all frames of an effect around their pivot, in pixels at 1x. */
export function extentOf(manifest: Manifest, names: readonly string[]): Extent {
  const frames = names.flatMap((name) => {
    const entry = manifest.sprites[name];
    const density = manifest.atlases.find(({ id }) => id === entry?.atlas)?.files[0]?.density ?? 1;
    if (!entry) return [];
    const [, , width, height, pivotX, pivotY, own = 1] = entry.frame;
    const k = 1 / (density * own);
    return [
      { left: pivotX * k, top: pivotY * k, right: (width - pivotX) * k, bottom: (height - pivotY) * k },
    ];
  });
  const most = (side: keyof Extent): number => Math.max(0, ...frames.map((frame) => frame[side]));
  return { left: most('left'), top: most('top'), right: most('right'), bottom: most('bottom') };
}

export function EffectPicture({ manifest, name, scale, isStill }: EffectPictureProps): ReactElement {
  const entry = manifest.effects[name];
  const [elapsedMs, setElapsedMs] = useState(0);
  const runs = entry !== undefined && !isStill && isRunning(entry, elapsedMs);
  useEffect(() => {
    if (!runs) return undefined;
    const ticking = setInterval(() => setElapsedMs((old) => old + entry.frameMs), entry.frameMs);
    return () => clearInterval(ticking);
  }, [runs, entry]);
  const frames = Array.from({ length: entry?.frames ?? 1 }, (_, frame) => `effect/${name}/${frame}`);
  const { left, top, right, bottom } = extentOf(manifest, frames);
  const at = entry ? frameAt(entry, elapsedMs) : 0;
  return (
    <ManifestPicture
      manifest={manifest}
      names={[`effect/${name}/${at}`]}
      scale={scale}
      room={[left * scale, top * scale, right * scale, bottom * scale]}
    />
  );
}
