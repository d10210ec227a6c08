// A picture with what it shows in words.
import { ImageOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { viewImages } from '#src/ui/overlays/viewed-files.ts';
import { fileRef } from './task-files.tsx';
import styles from './told-picture.module.css';

interface ToldPictureProps {
  readonly id: string;
  readonly alt: string;
}

/** Pressing it enlarges it. */
export function ToldPicture({ id, alt }: ToldPictureProps): ReactElement {
  const { url, failed } = useFileUrl(id);
  if (failed) {
    return (
      <p className={styles.lost}>
        <ImageOff size={20} aria-hidden="true" /> {alt}
      </p>
    );
  }
  return (
    <button type="button" className={styles.picture} onClick={() => viewImages([fileRef(id, alt)])}>
      {url === undefined ? <span className={styles.coming}>{alt}</span> : <img src={url} alt={alt} />}
    </button>
  );
}
