import type { ReactElement } from 'react';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly shape?: 'line' | 'block' | 'circle' | undefined;
}

/** A placeholder for loading content; silent, because its container has `aria-busy`. */
export function Skeleton({ width = '100%', height, shape = 'line' }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(styles.skeleton, styles[shape])}
      style={{ width, height }}
    />
  );
}
