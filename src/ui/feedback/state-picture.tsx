import { useState, type ReactElement, type ReactNode } from 'react';
import { sceneUrls, type PageScene } from '#assets/picture-files.ts';
import styles from './state-picture.module.css';

interface StatePictureProps {
  readonly scene: PageScene;
  /** An icon if the picture cannot be loaded, for example offline. */
  readonly fallback?: ReactNode;
}

/** A small scene above the text of an empty or failed state. Its space is reserved before it loads. */
export function StatePicture({ scene, fallback }: StatePictureProps): ReactElement | null {
  const [hasFailed, setHasFailed] = useState(false);
  const urls = sceneUrls(scene);
  if (!urls || hasFailed) return fallback === undefined ? null : <>{fallback}</>;
  return (
    <img
      className={styles.picture}
      src={urls.at1x}
      srcSet={`${urls.at1x} 1x, ${urls.at2x} 2x`}
      alt=""
      width={240}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
