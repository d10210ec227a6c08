// A picture of the manifest as a plain page element: for catalogues, panels and stories, without a scene.
import type { CSSProperties, ReactElement } from 'react';
import { sheetUrl } from '#assets/built-files.ts';
import type { Manifest } from '#assets/manifest.ts';

export interface ManifestPictureProps {
  readonly manifest: Manifest;
  /** Bottom first; all with their pivots on one point. */
  readonly names: readonly string[];
  /** CSS pixels for one pixel at 1x. */
  readonly scale?: number;
  /** Free room round the pivot, in CSS pixels: left, top, right, bottom. */
  readonly room: readonly [number, number, number, number];
}

function layerStyle(
  manifest: Manifest,
  name: string,
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
    left: room[0] - pivotX * k,
    top: room[1] - pivotY * k,
    width: width * k,
    height: height * k,
    backgroundImage: `url("${sheetUrl(file.file)}")`,
    backgroundSize: `${file.width * k}px ${file.height * k}px`,
    backgroundPosition: `${-x * k}px ${-y * k}px`,
  };
}

/** It says nothing to a screen reader: name it beside. */
export function ManifestPicture({ manifest, names, scale = 1, room }: ManifestPictureProps): ReactElement {
  const layers = names.flatMap((name) => {
    const style = layerStyle(manifest, name, scale, room);
    return style ? [{ name, style }] : [];
  });
  return (
    <div
      aria-hidden="true"
      style={{ position: 'relative', width: room[0] + room[2], height: room[1] + room[3] }}
    >
      {layers.map(({ name, style }) => (
        <div key={name} style={style} />
      ))}
    </div>
  );
}
