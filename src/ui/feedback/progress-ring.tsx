import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import { shareOf } from './progress-bar.tsx';
import type { ProgressProps } from './progress-bar.tsx';
import styles from './progress.module.css';

interface ProgressRingProps extends ProgressProps {
  readonly sizePx?: number | undefined;
  /** Shown inside the ring; by default the value in words. */
  readonly children?: ReactNode;
}

const RADIUS = 44;

/** Progress as a ring around its figure. */
export function ProgressRing(props: ProgressRingProps): ReactElement {
  const { label, value, max = 100, valueText, tone = 'primary', sizePx = 96, children } = props;
  const turn = 2 * Math.PI * RADIUS;
  const done = turn * shareOf(value, max);
  return (
    <div className={joinClasses(styles.ring, styles[tone])} style={{ width: sizePx, height: sizePx }}>
      <progress
        className={styles.hidden}
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.ringTrack} cx="50" cy="50" r={RADIUS} />
        <circle className={styles.ringFill} cx="50" cy="50" r={RADIUS} strokeDasharray={`${done} ${turn}`} />
      </svg>
      <span className={styles.ringWords} aria-hidden="true">
        {children ?? valueText}
      </span>
    </div>
  );
}
