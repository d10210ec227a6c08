// The transitions of an XState statechart as a table, so that replays need no interpreter.
import { getNextSnapshot, type AnyStateMachine } from 'xstate';

export type TransitionTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/**
 * Builds the table by asking a machine without context once for every state and event. An event that changes
 * nothing and is not listed for a state is left out of its row.
 */
export function tableOf<State extends string, Event extends string>(
  machine: AnyStateMachine,
  states: readonly State[],
  events: readonly Event[],
): TransitionTable<State, Event> {
  const rows = states.map((state) => [state, rowOf(machine, state, states, events)] as const);
  return Object.fromEntries(rows) as Record<State, Partial<Record<Event, State>>>;
}

function rowOf<State extends string, Event extends string>(
  machine: AnyStateMachine,
  state: State,
  states: readonly State[],
  events: readonly Event[],
): Partial<Record<Event, State>> {
  const snapshot = machine.resolveState({ value: state, context: {} });
  const row: Partial<Record<Event, State>> = {};
  for (const type of events) {
    if (!snapshot.can({ type })) continue;
    const value: unknown = getNextSnapshot(machine, snapshot, { type }).value;
    const next = states.find((known) => known === value);
    if (next !== undefined) row[type] = next;
  }
  return row;
}
