import type { ReactElement } from 'react';
import styles from './logo.module.css';

interface LogoProps {
  readonly name: string;
  /** Only the mark; the name is for screen readers. */
  readonly markOnly?: boolean | undefined;
  readonly size?: 'm' | 'l' | undefined;
}

const MARK_PX = { m: 28, l: 40 } as const;

/** The product's mark, a wafer drawn as an isometric cube of light, with its name. */
export function Logo({ name, markOnly = false, size = 'm' }: LogoProps): ReactElement {
  const side = MARK_PX[size];
  return (
    <span className={styles.logo} data-size={size}>
      <svg
        viewBox="0 0 32 32"
        width={side}
        height={side}
        role={markOnly ? 'img' : undefined}
        aria-hidden={!markOnly}
      >
        {markOnly ? <title>{name}</title> : null}
        <path className={styles.left} d="M4 10.2 16 17v12.2L4 22.4z" />
        <path className={styles.right} d="M28 10.2 16 17v12.2l12-6.8z" />
        <path className={styles.top} d="M16 2.8 28 9.6 16 16.4 4 9.6z" />
        <path className={styles.die} d="M16 6.6 21.4 9.6 16 12.6 10.6 9.6z" />
      </svg>
      {markOnly ? null : <span className={styles.name}>{name}</span>}
    </span>
  );
}
