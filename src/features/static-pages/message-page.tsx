import type { ReactElement, ReactNode } from 'react';
import type { PageScene } from '#assets/picture-files.ts';
import { StatePicture } from '#src/ui/state-picture.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly scene: PageScene;
  /** A few big characters or an icon over the title where the scene can't be had. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that says why another one is not shown, with a way on. */
export function MessagePage({ scene, sign, title, text, children }: MessagePageProps): ReactElement {
  return (
    <div className={styles.page}>
      <StatePicture
        scene={scene}
        fallback={
          <div className={styles.sign} aria-hidden="true">
            {sign}
          </div>
        }
      />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
