import type { ReactElement } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly shape?: 'line' | 'block' | 'circle' | undefined;
}

/** The place of something that is on its way; silent, its container says `aria-busy`. */
export function Skeleton({ width = '100%', height, shape = 'line' }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, styles[shape])}
      style={{ width, height }}
    />
  );
}
