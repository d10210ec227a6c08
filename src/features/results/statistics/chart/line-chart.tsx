// A line through points, with words at those that have some; it keeps the size of its words in any width.
import type { ReactElement } from 'react';
import styles from './chart.module.css';

interface LinePoint {
  /** Along the axis and above it, as shares. */
  readonly x: number;
  readonly y: number;
  /** Above the point; '': nothing. */
  readonly name: string;
  /** Below the axis; '': nothing. */
  readonly tick: string;
}

interface LineChartProps {
  readonly points: readonly LinePoint[];
  /** What the axis is of. */
  readonly axis: string;
  /** Without them the line is a curve that rises: words stand before it. */
  readonly hasDots: boolean;
}

/** From the edges of the picture, in per cent. */
const INSET = 6;
const [TOP, PLOT, TICK, AXIS] = [22, 120, 18, 36];
const BOTTOM = TOP + PLOT;
const ABOVE = 9;

const across = (share: number): string => `${INSET + share * (100 - 2 * INSET)}%`;
const down = (share: number): number => BOTTOM - share * PLOT;

export function LineChart({ points, axis, hasDots }: LineChartProps): ReactElement {
  return (
    <svg className={styles.plot} height={BOTTOM + AXIS + 8} aria-hidden="true">
      <line className={styles.axis} x1="0" x2="100%" y1={BOTTOM} y2={BOTTOM} />
      {points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        return (
          <line
            key={`${at} ${to.x}`}
            className={styles.curve}
            x1={across(from.x)}
            x2={across(to.x)}
            y1={down(from.y)}
            y2={down(to.y)}
          />
        );
      })}
      {points.map(({ x, y, name, tick }, at) => (
        <g key={`${at} ${x}`}>
          {hasDots ? <circle className={styles.dot} cx={across(x)} cy={down(y)} r="5" /> : null}
          <text
            className={styles.number}
            style={{ textAnchor: hasDots ? 'middle' : 'end' }}
            x={across(x)}
            y={down(y) - ABOVE}
          >
            {name}
          </text>
          <text className={styles.tick} x={across(x)} y={BOTTOM + TICK}>
            {tick}
          </text>
        </g>
      ))}
      <text className={styles.tick} x="50%" y={BOTTOM + AXIS}>
        {axis}
      </text>
    </svg>
  );
}
