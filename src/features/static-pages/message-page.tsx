import type { ReactElement, ReactNode } from 'react';
import type { PageScene } from '#assets/picture-files.ts';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly scene: PageScene;
  /** A few large characters or an icon, above the title, if the scene cannot be loaded. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  /** More content below the text. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A page that explains why another one is not shown, with a way on. */
export function MessagePage({ scene, sign, title, text, more, children }: MessagePageProps): ReactElement {
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
      {more}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
