import type { ReactElement } from 'react';
import styles from './long-text.module.css';

/** Texts up to this length stay on one line. */
const WHOLE = 18;

/** A login, an address or another long word: it breaks instead of pushing a table's other columns out. */
export function LongText({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={styles.long} style={{ minWidth: `${Math.min(text.length, WHOLE)}ch` }}>
      {text}
    </span>
  );
}
