// The part of a page in which a finding is mended: what is found before publishing leads to it.
import type { ReactElement, ReactNode } from 'react';
import styles from './drafts.module.css';

interface MendPlaceProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Names what it holds, and takes no place itself. */
export function MendPlace({ name, children }: MendPlaceProps): ReactElement {
  return (
    <div className={styles.mendPlace} data-mend={name}>
      {children}
    </div>
  );
}
