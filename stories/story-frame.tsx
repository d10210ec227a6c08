import type { ReactElement, ReactNode } from 'react';
import styles from './story-frame.module.css';

/** Rows of examples under one another. */
export function StoryGrid({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.grid}>{children}</div>;
}

/** One named row of examples. */
export function StoryRow({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** A column as wide as a form. */
export function StoryForm({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.form}>{children}</div>;
}
