import type { ReactElement } from 'react';
import styles from './long-text.module.css';

/** Up to so many characters stay on one line. */
const WHOLE = 18;

/** A login, an address or another word that may have no end: it breaks rather than push a table's other columns out. */
export function LongText({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={styles.long} style={{ minWidth: `${Math.min(text.length, WHOLE)}ch` }}>
      {text}
    </span>
  );
}
