import { useId } from 'react';
import type { ReactElement } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** The value in words, such as 12 of 20. */
  readonly valueText: string;
  readonly tone?: 'primary' | 'amber' | 'success' | 'danger' | undefined;
}

interface ProgressBarProps extends ProgressProps {
  readonly labelHidden?: boolean | undefined;
}

/** Progress as a bar. */
export function ProgressBar({
  labelHidden = false,
  tone = 'primary',
  ...rest
}: ProgressBarProps): ReactElement {
  const { label, value, max = 100, valueText } = rest;
  const id = useId();
  return (
    <div className={styles.bar}>
      <div className={joinClasses(styles.words, labelHidden && styles.hidden)}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <progress
        className={styles.hidden}
        aria-labelledby={id}
        aria-valuetext={valueText}
        value={value}
        max={max}
      />
      <div aria-hidden="true" className={joinClasses(styles.track, styles[tone])}>
        <div className={styles.fill} style={{ inlineSize: `${shareOf(value, max) * 100}%` }} />
      </div>
    </div>
  );
}

/** A value's share of the whole, clamped to 0…1. */
export function shareOf(value: number, max: number): number {
  return max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
}
