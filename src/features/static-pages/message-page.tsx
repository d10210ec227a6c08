import type { ReactElement, ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** A few big characters or a small picture over the title. */
  readonly sign: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that says why another one is not shown, with a way on. */
export function MessagePage({ sign, title, text, children }: MessagePageProps): ReactElement {
  return (
    <div className={styles.page}>
      <div className={styles.sign} aria-hidden="true">
        {sign}
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
