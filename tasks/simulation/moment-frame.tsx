// Round the picture of a moment: the same in words, for who does not see it.
import type { ReactElement, ReactNode } from 'react';
import styles from './moment-frame.module.css';

interface MomentFrameProps {
  readonly inWords: string;
  readonly lines: readonly { readonly id: string; readonly label: string; readonly text: string }[];
  readonly children: ReactNode;
}

export function MomentFrame({ inWords, lines, children }: MomentFrameProps): ReactElement {
  return (
    <div className={styles.frame}>
      <div className={styles.picture} inert>
        {children}
      </div>
      <details className={styles.words}>
        <summary>{inWords}</summary>
        <dl>
          {lines.map(({ id, label, text }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
