// Draws a chart with its current state and last transition highlighted. Both, and all rows, are also given in
// words.
import type { ReactElement } from 'react';
import type { PlainRow } from './chart-trace.ts';
import {
  HISTORY_RADIUS,
  NODE,
  type ChartFrame,
  type ChartLine,
  type ChartNode,
  type ChartPicture,
} from './chart-layout.ts';
import styles from './charts.module.css';

interface ChartPictureProps {
  readonly picture: ChartPicture;
  /** The current state, as the standard names it. */
  readonly lit: string;
  readonly last: PlainRow | undefined;
  /** Lines give away what comes next: they are hidden while that is the question. */
  readonly hasLines: boolean;
  readonly nameOf: (state: string) => string;
  readonly nestNameOf: (nest: string) => string;
}

export function DrawnChart(props: ChartPictureProps): ReactElement {
  const { picture, lit, last, hasLines, nameOf, nestNameOf } = props;
  const { width, height, nodes, frames, lines } = picture;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {frames.map((frame) => (
        <Frame key={frame.name} frame={frame} hasHistory={hasLines} text={nestNameOf(frame.name)} />
      ))}
      {hasLines
        ? lines.map((line) => <Line key={line.row} line={line} isLast={line.row === last?.row} />)
        : null}
      {nodes.map((node) => (
        <Node key={node.name} node={node} isLit={node.name === lit} text={nameOf(node.name)} />
      ))}
    </svg>
  );
}

interface FrameProps {
  readonly frame: ChartFrame;
  readonly hasHistory: boolean;
  readonly text: string;
}

/** A state of a higher level, with its name in one line and, where there is a way back into it, its history. */
function Frame({ frame, hasHistory, text }: FrameProps): ReactElement {
  const { name, x, y, width, height, history } = frame;
  return (
    <g className={styles.frame} data-frame={name}>
      <rect x={x} y={y} width={width} height={height} rx={12} />
      {history && hasHistory ? (
        <>
          <circle cx={history.x} cy={history.y} r={HISTORY_RADIUS} />
          <text x={history.x} y={history.y + 3} className={styles.history}>
            H
          </text>
        </>
      ) : null}
      <text x={x + width - 10} y={y + height - 7} className={styles.title}>
        {name.replaceAll('_', ' ')} · {text}
      </text>
    </g>
  );
}

interface NodeProps {
  readonly node: ChartNode;
  readonly isLit: boolean;
  readonly text: string;
}

function Node({ node: { name, x, y }, isLit, text }: NodeProps): ReactElement {
  const middle = x + NODE.width / 2;
  return (
    <g className={styles.node} data-state={name} data-lit={isLit || undefined}>
      <rect x={x} y={y} width={NODE.width} height={NODE.height} rx={8} />
      <text x={middle} y={y + 16} className={styles.code}>
        {name.replaceAll('_', ' ').toUpperCase()}
      </text>
      <text x={middle} y={y + 30} className={styles.words}>
        {text}
      </text>
    </g>
  );
}

function Line({ line, isLast }: { readonly line: ChartLine; readonly isLast: boolean }): ReactElement {
  const { row, x, top, bottom, starts, ends, side } = line;
  const ways = [
    `M${x} ${top}V${bottom}`,
    ...starts.map((start) => `M${start.x} ${start.y}H${x}`),
    ...ends.map((end) => `M${x} ${end.y}H${end.x}`),
  ];
  const heads =
    side === 'between' ? [arrow(x, bottom, 'down')] : ends.map((end) => arrow(end.x, end.y, side));
  return (
    <g className={styles.line} data-row={row} data-last={isLast || undefined}>
      <path d={ways.join('')} className={styles.way} />
      <path d={heads.join('')} className={styles.head} />
      <circle cx={x} cy={(top + bottom) / 2} r={8} />
      <text x={x} y={(top + bottom) / 2 + 3}>
        {row}
      </text>
    </g>
  );
}

/** Lines on the left point to the right, and vice versa. */
function arrow(x: number, y: number, side: 'down' | 'left' | 'right'): string {
  if (side === 'down') return `M${x} ${y}l-4 -6h8z`;
  return side === 'left' ? `M${x} ${y}l-6 -4v8z` : `M${x} ${y}l6 -4v8z`;
}
