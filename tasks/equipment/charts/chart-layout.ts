// Lays out any chart: its states one below another by distance from the first, the rows of the standard as
// lines beside them.
import type { PlainRow } from './chart-trace.ts';
import { standardName, type ShownChart } from './shown-charts.ts';

export const NODE = { width: 176, height: 38, gap: 24 } as const;
const LANE = 17;
const MARGIN = 10;

export interface ChartNode {
  readonly name: string;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** All transitions of one number: a line that ends at each state it connects. */
export interface ChartLine {
  readonly row: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Where the line runs: beside the states, or straight from one to the next. */
  readonly side: 'left' | 'right' | 'between';
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The edge of the states at which the line starts. */
  readonly edge: number;
}

export interface ChartPicture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly ChartNode[];
  readonly lines: readonly ChartLine[];
}

type PlainChart = ShownChart['chart'];

/** The rows as the standard lists them: without the states interrupted by a pause, and without duplicates. */
export function standardRows({ rows }: Pick<PlainChart, 'rows'>): readonly PlainRow[] {
  const seen = new Map<string, PlainRow>();
  for (const row of rows) {
    const plain = { ...row, from: standardName(row.from), to: standardName(row.to) };
    seen.set(Object.values(plain).join(' '), plain);
  }
  return [...seen.values()];
}

/** States by the fewest transitions from the first one; at the same distance, in the order listed. */
function orderOfStates(chart: PlainChart): readonly string[] {
  const rows = standardRows(chart);
  const found = new Set([standardName(chart.initial)]);
  // Iterating over a set visits members in insertion order, including those added on the way.
  for (const state of found) for (const row of rows) if (row.from === state) found.add(row.to);
  for (const state of chart.states) found.add(standardName(state));
  return [...found];
}

interface Net {
  readonly row: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

function netsOf(rows: readonly PlainRow[]): readonly Net[] {
  const numbers = [...new Set(rows.map(({ row }) => row))];
  return numbers.map((number) => {
    const own = rows.filter(({ row }) => row === number);
    return {
      row: number,
      from: [...new Set(own.map(({ from }) => from))],
      to: [...new Set(own.map(({ to }) => to))],
    };
  });
}

/** Sizes are in the picture's own units. */
export function layOut(chart: PlainChart): ChartPicture {
  const order = orderOfStates(chart);
  const nets = netsOf(standardRows(chart)).map((net) => ({ ...net, side: sideOf(net, order) }));
  const lanes = { left: new Lanes(), right: new Lanes(), between: new Lanes() };
  const placed = nets.map((net, at) => {
    const rows = [...net.from, ...net.to].map((name) => order.indexOf(name));
    return { net, at, lane: lanes[net.side].take(Math.min(...rows), Math.max(...rows)) };
  });
  const left = MARGIN + lanes.left.count * LANE + (lanes.left.count > 0 ? LANE : 0);
  const right = left + NODE.width;
  const yOf = (name: string): number => MARGIN + order.indexOf(name) * (NODE.height + NODE.gap);
  return {
    width: right + (lanes.right.count + 1) * LANE + MARGIN,
    height: yOf(order.at(-1) ?? '') + NODE.height + MARGIN,
    nodes: order.map((name) => ({ name, x: left, y: yOf(name) })),
    lines: placed.map(({ net, at, lane }) => lineOf(net, { at, lane, left, right, yOf })),
  };
}

/**
 * A transition to the very next state is straight; backward ones are on the left, forward ones on the right.
 */
function sideOf({ from, to }: Net, order: readonly string[]): ChartLine['side'] {
  const [first, last] = [order.indexOf(from[0] ?? ''), order.indexOf(to[0] ?? '')];
  if (from.length === 1 && to.length === 1 && last === first + 1) return 'between';
  const lowest = Math.max(...to.map((name) => order.indexOf(name)));
  return lowest > Math.min(...from.map((name) => order.indexOf(name))) ? 'right' : 'left';
}

interface Placing {
  readonly at: number;
  readonly lane: number;
  readonly left: number;
  readonly right: number;
  readonly yOf: (name: string) => number;
}

function lineOf(net: Net & Pick<ChartLine, 'side'>, { at, lane, left, right, yOf }: Placing): ChartLine {
  if (net.side === 'between') {
    const top = yOf(net.from[0] ?? '') + NODE.height;
    // Two rows between the same two states are drawn side by side.
    const x = left + NODE.width / 2 + lane * 2 * LANE;
    return { ...net, x, top, bottom: top + NODE.gap, starts: [], ends: [], edge: x };
  }
  // The ends of several lines at one state are spread out, so that each can be followed.
  const shift = NODE.height / 2 + ((at % 5) - 2) * 6;
  const starts = net.from.map((name) => yOf(name) + shift);
  const ends = net.to.map((name) => yOf(name) + shift);
  const x = net.side === 'left' ? left - (lane + 1) * LANE : right + (lane + 1) * LANE;
  const all = [...starts, ...ends];
  const edge = net.side === 'left' ? left : right;
  return { ...net, x, top: Math.min(...all), bottom: Math.max(...all), starts, ends, edge };
}

/** Lines that would overlap get separate lanes; others share one. */
class Lanes {
  readonly #taken: (readonly [number, number])[][] = [];

  get count(): number {
    return this.#taken.length;
  }

  take(from: number, to: number): number {
    const isFree = (lane: readonly (readonly [number, number])[]): boolean =>
      lane.every(([first, last]) => to < first || last < from);
    const free = this.#taken.findIndex(isFree);
    const lane = free === -1 ? this.#taken.push([]) - 1 : free;
    this.#taken[lane]?.push([from, to]);
    return lane;
  }
}
