// A statechart as the rows of a standard's table, from which the machine, the look-up and the diagram come.
import { createMachine, type AnyStateMachine } from 'xstate';
import { tableOf, type TransitionTable } from './transition-table.ts';

/** One transition. `row` is its number in the standard's table; several transitions may share a number. */
export interface ChartRow<State extends string, Event extends string> {
  readonly row: string;
  readonly from: State;
  readonly event: Event;
  readonly to: State;
}

/** States of the standard that are one state of a higher level. The states of a nest may hold those of a smaller one. */
export interface Nest {
  readonly name: string;
  readonly states: readonly string[];
}

export interface Chart<State extends string, Event extends string> {
  readonly id: string;
  readonly initial: State;
  readonly states: readonly State[];
  readonly events: readonly Event[];
  readonly rows: readonly ChartRow<State, Event>[];
  /** How the standard nests its states: for those who draw it. */
  readonly nests: readonly Nest[];
  readonly machine: AnyStateMachine;
  readonly table: TransitionTable<State, Event>;
}

/**
 * Builds a chart. Its machine is flat: a state that remembers stands in it once for each that it returns to. What has no row is
 * refused; two rows for one state and event throw.
 */
export function chartOf<State extends string, Event extends string>(
  id: string,
  states: readonly [State, ...State[]],
  rows: readonly ChartRow<State, Event>[],
  nests: readonly Nest[] = [],
): Chart<State, Event> {
  const events = [...new Set(rows.map(({ event }) => event))];
  const machine = createMachine({
    id,
    initial: states[0],
    states: Object.fromEntries(states.map((state) => [state, { on: targetsOf(id, state, rows) }])),
  });
  const table = tableOf(machine, states, events);
  return { id, initial: states[0], states, events, rows, nests, machine, table };
}

/** The next state for an event; undefined when the table has no such row. */
export function follow<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  return chart.table[state][event];
}

/** The number of the row that an event follows from a state. */
export function rowOf<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): string | undefined {
  return chart.rows.find((row) => row.from === state && row.event === event)?.row;
}

/** The rows of one transition that is possible from several states. */
export function rowsFrom<State extends string, Event extends string>(
  row: string,
  from: readonly State[],
  event: Event,
  to: State | ((from: State) => State),
): readonly ChartRow<State, Event>[] {
  return from.map((state) => ({ row, from: state, event, to: typeof to === 'function' ? to(state) : to }));
}

function targetsOf<State extends string, Event extends string>(
  id: string,
  state: State,
  rows: readonly ChartRow<State, Event>[],
): Readonly<Record<string, State>> {
  const targets: Record<string, State> = {};
  for (const { from, event, to } of rows) {
    if (from !== state) continue;
    if (targets[event] !== undefined) throw new Error(`Chart ${id}: ${state} has two rows for ${event}`);
    targets[event] = to;
  }
  return targets;
}

/** The shortest list of events from one state to another; empty if they are the same or there is no way. */
export function chartPath<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  from: State,
  to: State,
): readonly Event[] {
  const ways = new Map<State, readonly Event[]>([[from, []]]);
  // Iterating a Map also visits entries that are added during the iteration.
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const { event, to: next } of chart.rows.filter((row) => row.from === state)) {
      if (!ways.has(next)) ways.set(next, [...way, event]);
    }
  }
  return [];
}
