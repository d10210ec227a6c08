import type { ReactElement } from 'react';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** For screen readers; omitted if text beside it already says what is going on. */
  readonly label?: string | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
}

const SIZE_PX = { s: 16, m: 24, l: 40 } as const;

/** A rotating arc: something is in progress. */
export function Spinner({ label, size = 'm' }: SpinnerProps): ReactElement {
  const side = SIZE_PX[size];
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {label ? <span className={styles.label}>{label}</span> : null}
    </span>
  );
}
