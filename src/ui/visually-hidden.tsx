import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={styles.hidden}>{children}</span>;
}

/** Hidden until it gets focus: the first link of a page, to its content. */
export function SkipLink({ target, text }: { readonly target: string; readonly text: string }): ReactElement {
  return (
    <a href={`#${target}`} className={styles.skip}>
      {text}
    </a>
  );
}
