import { Fragment, type ReactElement } from 'react';
import styles from './long-text.module.css';

/** Texts up to this length stay on one line. */
const WHOLE = 18;

/**
 * A login, an address or another long word: it breaks instead of pushing a table's other columns out, a mail address
 * before its @ if that is enough.
 */
export function LongText({ text }: { readonly text: string }): ReactElement {
  return (
    <span className={styles.long} style={{ minWidth: `${Math.min(text.length, WHOLE)}ch` }}>
      {text.split(/(?=@)/).map((part, at) => (
        // Parts never move: the text as a whole is replaced.
        <Fragment key={at}>
          {at > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
