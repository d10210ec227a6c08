// Captioned pictures side by side: for the stories that show all of them.
import type { ReactElement } from 'react';
import { ManifestPicture, useManifest } from './manifest-picture.tsx';
import type { ManifestPictureProps } from './manifest-picture.tsx';
import type { Manifest } from '#assets/manifest.ts';
import styles from './picture-grid.module.css';

export interface GridPicture {
  readonly label: string;
  readonly names: ManifestPictureProps['names'];
  readonly room: ManifestPictureProps['room'];
  /** The address of a separate picture file. */
  readonly icon?: string | undefined;
}

interface PictureGridProps {
  readonly picturesOf: (manifest: Manifest) => readonly GridPicture[];
  readonly scale?: number;
}

export function PictureGrid({ picturesOf, scale = 1 }: PictureGridProps): ReactElement {
  const manifest = useManifest();
  if (!manifest) return <p>…</p>;
  return (
    <ul className={styles['grid']}>
      {picturesOf(manifest).map(({ label, names, icon, room }) => (
        <li key={label} className={styles['cell']}>
          <div className={styles['pictures']}>
            <ManifestPicture manifest={manifest} names={names} room={room} scale={scale} />
            {icon === undefined ? null : <img src={icon} alt="" width={64} height={64} />}
          </div>
          <div className={styles['label']}>{label}</div>
        </li>
      ))}
    </ul>
  );
}
