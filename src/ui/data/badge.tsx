import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'primary' | 'amber' | 'success' | 'danger';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  /** A pulsing dot: this is live now. */
  readonly live?: boolean | undefined;
}

/** A state in one or two words. */
export function Badge({ children, tone = 'neutral', icon, live = false }: BadgeProps): ReactElement {
  return (
    <span className={joinClasses(styles.badge, styles[tone])}>
      {live ? <span className={styles.dot} aria-hidden="true" /> : null}
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
}
