// A chart as its standard draws it: states in states, one state that remembers what it interrupted, and the way back to the history.
import type { Chart, ChartRow, Nest } from './chart.ts';

type PlainChart = Pick<Chart<string, string>, 'rows' | 'nests'>;

/** A row between states, nests and histories, each by its name. */
interface NestedRow {
  readonly row: string;
  readonly event: string;
  readonly from: readonly string[];
  readonly to: string;
}

/** The state as the standard names it: without the state that a pause interrupted. */
export function standardName(state: string): string {
  return state.split(':')[0] ?? state;
}

/** The name of a nest's history: where its last state is gone back to. */
export function historyOf({ name }: Pick<Nest, 'name'>): string {
  return `${name} H`;
}

/** The innermost nest of a state. */
function nestOf(nests: readonly Nest[], state: string): Nest | undefined {
  return bySize(nests).findLast(({ states }) => states.includes(state));
}

/** The nests, the largest first. */
export function bySize(nests: readonly Nest[]): readonly Nest[] {
  return nests.toSorted((a, b) => b.states.length - a.states.length);
}

/** Whether a row goes back from a state that remembers to what it remembers. */
function isBack({ from, to }: ChartRow<string, string>): boolean {
  return from.endsWith(`:${to}`);
}

/** A nest in place of all of its states. */
function joined(nests: readonly Nest[], from: readonly string[]): readonly string[] {
  return bySize(nests).reduce<readonly string[]>(
    (names, { name, states }) =>
      states.every((state) => names.includes(state))
        ? [name, ...names.filter((one) => !states.includes(one))]
        : names,
    from,
  );
}

/** The rows in the standard's order, those of one number and event to one state together. */
export function nestedRows({ rows, nests }: PlainChart): readonly NestedRow[] {
  const found = new Map<string, { readonly row: ChartRow<string, string>; to: string; from: Set<string> }>();
  for (const row of rows) {
    const nest = isBack(row) ? nestOf(nests, row.to) : undefined;
    const to = nest ? historyOf(nest) : standardName(row.to);
    const id = [row.row, row.event, to].join(' ');
    const known = found.get(id) ?? { row, to, from: new Set() };
    found.set(id, known);
    known.from.add(standardName(row.from));
  }
  return [...found.values()].map(({ row, to, from }) => ({
    row: row.row,
    event: row.event,
    from: joined(nests, [...from]),
    to,
  }));
}
