// Lays out any chart: its states one below another by distance from the first, with frames round those that are one state of a higher
// level, and the rows of the standard as lines beside them.
import type { Chart, Nest } from '#machines/kit/chart.ts';
import { bySize, historyOf, nestedRows, standardName } from '#machines/kit/nested-rows.ts';
import type { PlainRow } from './chart-trace.ts';

export const NODE = { width: 176, height: 38, gap: 24 } as const;
const LANE = 17;
const MARGIN = 10;
/** Of a frame: above its first state, where its history stands, below its last one, where its name is in no line's way, and beside them. */
const FRAME = { head: 22, foot: 20, side: 8 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of a state. */
export interface ChartNode extends Point {
  readonly name: string;
}

export interface ChartFrame extends ChartNode {
  readonly width: number;
  readonly height: number;
  /** The middle of the sign of its history, where there is a way back to it. */
  readonly history: Point | undefined;
}

/** All transitions of one number: a line that ends at each state it connects, or at the frame round all of them. */
export interface ChartLine {
  readonly row: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Where the line runs: beside the states, or straight from one to the next. */
  readonly side: 'left' | 'right' | 'between';
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly starts: readonly Point[];
  readonly ends: readonly Point[];
}

export interface ChartPicture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly ChartNode[];
  /** The largest first. */
  readonly frames: readonly ChartFrame[];
  readonly lines: readonly ChartLine[];
}

type PlainChart = Pick<Chart<string, string>, 'initial' | 'states' | 'rows' | 'nests'>;

/** The rows as the standard lists them: without the states interrupted by a pause, and without duplicates. */
export function standardRows({ rows }: Pick<PlainChart, 'rows'>): readonly PlainRow[] {
  const seen = new Map<string, PlainRow>();
  for (const row of rows) {
    const plain = { ...row, from: standardName(row.from), to: standardName(row.to) };
    seen.set(Object.values(plain).join(' '), plain);
  }
  return [...seen.values()];
}

/** States by the fewest transitions from the first one, at the same distance in the order listed; those of a nest together. */
function orderOfStates(chart: PlainChart): readonly string[] {
  const rows = standardRows(chart);
  const found = new Set([standardName(chart.initial)]);
  // Iterating over a set visits members in insertion order, including those added on the way.
  for (const state of found) for (const row of rows) if (row.from === state) found.add(row.to);
  for (const state of chart.states) found.add(standardName(state));
  return bySize(chart.nests).reduce<readonly string[]>(
    (order, { states }) => {
      const at = order.findIndex((state) => states.includes(state));
      const others = (part: readonly string[]) => part.filter((state) => !states.includes(state));
      return [...others(order.slice(0, at)), ...states, ...others(order.slice(at))];
    },
    [...found],
  );
}

/** All rows of one number, with the ends that are drawn: states, nests, histories. */
interface Net {
  readonly row: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly drawn: { readonly from: readonly string[]; readonly to: readonly string[] };
}

function netsOf(chart: PlainChart): readonly Net[] {
  const rows = standardRows(chart);
  const nested = nestedRows(chart);
  return [...new Set(rows.map(({ row }) => row))].map((number) => {
    const own = rows.filter(({ row }) => row === number);
    const drawn = nested.filter(({ row }) => row === number);
    return {
      row: number,
      from: [...new Set(own.map(({ from }) => from))],
      to: [...new Set(own.map(({ to }) => to))],
      drawn: {
        from: [...new Set(drawn.flatMap(({ from }) => from))],
        to: [...new Set(drawn.map(({ to }) => to))],
      },
    };
  });
}

/** Sizes are in the picture's own units. */
export function layOut(chart: PlainChart): ChartPicture {
  const order = orderOfStates(chart);
  const nets = netsOf(chart).map((net) => ({ ...net, side: sideOf(net, order) }));
  const lanes = { left: new Lanes(), right: new Lanes(), between: new Lanes() };
  const placed = nets.map((net, at) => {
    const rows = [...net.from, ...net.to].map((name) => order.indexOf(name));
    return { net, at, lane: lanes[net.side].take(Math.min(...rows), Math.max(...rows)) };
  });
  const reach = Math.max(0, ...chart.nests.map((nest) => levelOf(nest, chart))) * FRAME.side;
  const left = MARGIN + reach + lanes.left.count * LANE + (lanes.left.count > 0 ? LANE : 0);
  const tops = topsOf(order, chart);
  const nodes = order.map((name, at) => ({ name, x: left, y: tops[at] ?? 0 }));
  const histories = new Set(nets.flatMap(({ drawn }) => drawn.to));
  const frames = bySize(chart.nests).map((nest) => frameOf(nest, { chart, nodes, histories }));
  const edges = { left: left - reach, right: left + NODE.width + reach };
  const placing = { nodes, frames, edges };
  const lowest = Math.max(
    ...nodes.map(({ y }) => y + NODE.height),
    ...frames.map(({ y, height }) => y + height),
  );
  return {
    width: edges.right + (lanes.right.count + 1) * LANE + MARGIN,
    height: lowest + MARGIN,
    nodes,
    frames,
    lines: placed.map(({ net, at, lane }) => lineOf(net, { at, lane, ...placing })),
  };
}

/** How many nests deep a nest is, itself included, counted from the inside. */
function levelOf({ states }: Nest, { nests }: PlainChart): number {
  const inside = nests.filter(
    (one) => one.states.length < states.length && one.states.every((state) => states.includes(state)),
  );
  return inside.length + 1;
}

/** Where each state of the order begins: a frame that begins or ends between two needs its room. */
function topsOf(order: readonly string[], { nests }: PlainChart): readonly number[] {
  let y = MARGIN;
  return order.map((name, at) => {
    const before = order[at - 1] ?? '';
    y += nests.filter(({ states }) => states.includes(before) && !states.includes(name)).length * FRAME.foot;
    y += nests.filter(({ states }) => states.includes(name) && !states.includes(before)).length * FRAME.head;
    const top = y;
    y += NODE.height + NODE.gap;
    return top;
  });
}

interface Framing {
  readonly chart: PlainChart;
  readonly nodes: readonly ChartNode[];
  readonly histories: ReadonlySet<string>;
}

function frameOf(nest: Nest, { chart, nodes, histories }: Framing): ChartFrame {
  const own = nodes.filter(({ name }) => nest.states.includes(name));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new Error(`The nest ${nest.name} has no states`);
  const heads = headsAt(nest, first.name, chart);
  const feet = feetAt(nest, last.name, chart);
  const reach = levelOf(nest, chart) * FRAME.side;
  const { name } = nest;
  const [x, y] = [first.x - reach, first.y - heads * FRAME.head];
  return {
    name,
    x,
    y,
    width: NODE.width + 2 * reach,
    height: last.y + NODE.height + feet * FRAME.foot - y,
    history: histories.has(historyOf(nest)) ? { x: x + 14, y: y + FRAME.head / 2 } : undefined,
  };
}

/** The frames that begin at the state, up to this one from the inside. */
function headsAt(nest: Nest, state: string, { nests }: PlainChart): number {
  return nests.filter(({ states }) => states.length <= nest.states.length && states[0] === state).length;
}

/** The frames that end at the state, up to this one from the inside. */
function feetAt(nest: Nest, state: string, { nests }: PlainChart): number {
  return nests.filter(({ states }) => states.length <= nest.states.length && states.at(-1) === state).length;
}

/**
 * A transition to the very next state is straight; backward ones are on the left, forward ones on the right.
 */
function sideOf({ from, to, drawn }: Net, order: readonly string[]): ChartLine['side'] {
  const [first, last] = [order.indexOf(drawn.from[0] ?? ''), order.indexOf(drawn.to[0] ?? '')];
  if (from.length === 1 && to.length === 1 && first !== -1 && last === first + 1) return 'between';
  const lowest = Math.max(...to.map((name) => order.indexOf(name)));
  return lowest > Math.min(...from.map((name) => order.indexOf(name))) ? 'right' : 'left';
}

interface Placing {
  readonly at: number;
  readonly lane: number;
  readonly nodes: readonly ChartNode[];
  readonly frames: readonly ChartFrame[];
  /** What is the outermost of states and frames on each side. */
  readonly edges: { readonly left: number; readonly right: number };
}

type SidedNet = Net & Pick<ChartLine, 'side'>;

function lineOf(net: SidedNet, placing: Placing): ChartLine {
  const { row, from, to, side, drawn } = net;
  if (side === 'between') return { row, from, to, side, ...straight(net, placing), starts: [], ends: [] };
  const { lane, edges } = placing;
  const starts = drawn.from.map((name) => endAt(name, side, placing));
  const ends = drawn.to.map((name) => endAt(name, side, placing));
  const ys = [...starts, ...ends].map(({ y }) => y);
  const x = side === 'left' ? edges.left - (lane + 1) * LANE : edges.right + (lane + 1) * LANE;
  return { row, from, to, side, x, top: Math.min(...ys), bottom: Math.max(...ys), starts, ends };
}

/** From one state down to the next. Two rows between the same two states are drawn side by side. */
function straight({ from, to }: Net, { lane, nodes }: Placing): Pick<ChartLine, 'x' | 'top' | 'bottom'> {
  const [start, end] = [from[0], to[0]].map((name) => nodes.find((node) => node.name === name));
  if (!start || !end) throw new Error('A row leads from nowhere');
  return { x: start.x + NODE.width / 2 + lane * 2 * LANE, top: start.y + NODE.height, bottom: end.y };
}

/** Where a line meets a state, a frame or its history. The ends of several lines are spread out, so that each can be followed. */
function endAt(name: string, side: 'left' | 'right', { at, nodes, frames }: Placing): Point {
  const node = nodes.find((one) => one.name === name);
  if (node) return onEdge({ ...node, width: NODE.width }, side, NODE.height / 2 + ((at % 5) - 2) * 6);
  const frame = frames.find((one) => one.name === name);
  if (frame) {
    const room = frame.height - FRAME.head - FRAME.foot;
    return onEdge(frame, side, FRAME.head + ((at * 13) % Math.max(1, room)));
  }
  const history = frames.find((one) => historyOf(one) === name)?.history;
  if (!history) throw new Error(`Nothing is called ${name}`);
  return { x: history.x + (side === 'left' ? -HISTORY_RADIUS : HISTORY_RADIUS), y: history.y };
}

function onEdge(
  { x, y, width }: Point & { readonly width: number },
  side: 'left' | 'right',
  down: number,
): Point {
  return { x: side === 'left' ? x : x + width, y: y + down };
}

/** Of the sign of a history. */
export const HISTORY_RADIUS = 8;

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
