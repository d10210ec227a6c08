// A picture of the manifest as a page element: for catalogues, panels and stories, without a scene.
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import { loadManifest } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';

/** A picture whose pivot is offset from the common point, in pixels at 1x. */
interface PlacedPicture {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface ManifestPictureProps {
  readonly manifest: Manifest;
  /** Bottom first; pictures given by name only share one pivot. */
  readonly names: readonly (string | PlacedPicture)[];
  /** CSS pixels per pixel at 1x. */
  readonly scale?: number;
  /** Space around the pivot, in CSS pixels: left, top, right, bottom. */
  readonly room: readonly [number, number, number, number];
}

function layerStyle(
  manifest: Manifest,
  { name, x: aside, y: down }: PlacedPicture,
  scale: number,
  room: ManifestPictureProps['room'],
): CSSProperties | undefined {
  const entry = manifest.sprites[name];
  const file = manifest.atlases.find(({ id }) => id === entry?.atlas)?.files[0];
  if (!entry || !file) return undefined;
  const [x, y, width, height, pivotX, pivotY, own = 1] = entry.frame;
  const k = scale / (file.density * own);
  return {
    position: 'absolute',
    left: room[0] + aside * scale - pivotX * k,
    top: room[1] + down * scale - pivotY * k,
    width: width * k,
    height: height * k,
    backgroundImage: `url("${file.file}")`,
    backgroundSize: `${file.width * k}px ${file.height * k}px`,
    backgroundPosition: `${-x * k}px ${-y * k}px`,
  };
}

/** The manifest, once it is loaded. */
export function useManifest(): Manifest | undefined {
  const [manifest, setManifest] = useState<Manifest>();
  useEffect(() => {
    const stopping = new AbortController();
    loadManifest(stopping.signal).then(setManifest, (error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
    return () => stopping.abort();
  }, []);
  return manifest;
}

/** Hidden from screen readers: put a name beside it. */
export function ManifestPicture({ manifest, names, scale = 1, room }: ManifestPictureProps): ReactElement {
  const layers = names.flatMap((one, at) => {
    const placed = typeof one === 'string' ? { name: one, x: 0, y: 0 } : one;
    const style = layerStyle(manifest, placed, scale, room);
    return style ? [{ key: `${at} ${placed.name}`, style }] : [];
  });
  return (
    <div
      aria-hidden="true"
      style={{ position: 'relative', width: room[0] + room[2], height: room[1] + room[3] }}
    >
      {layers.map(({ key, style }) => (
        <div key={key} style={style} />
      ))}
    </div>
  );
}
