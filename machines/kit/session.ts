// A running attempt at a simulation: performs the learner's actions and keeps log and state together.
import type { Action, IssuedEntry, LogEntry } from '#contract/simulation/log.ts';
import { hashState } from './hash.ts';
import { idleMsOf } from './idle-time.ts';
import { playAgain, type InvalidFrom } from './replay.ts';
import { advanceTo, tryEntry, type Outcome, type Simulation, type TimedState } from './simulation.ts';

interface Tried<State> {
  readonly entry: LogEntry;
  readonly outcome: Outcome<State>;
}

export interface Session<State> {
  /** The state after the last entry. */
  state(): State;
  /** The state at a time of the attempt's clock, including what has happened by itself until then. */
  stateAt(nowMs: number): State;
  entries(): readonly LogEntry[];
  /** Tries an action at a time of the attempt's clock; it begins only when the last action has ended. */
  act(action: Action, nowMs: number): Tried<State>;
  /** Takes what the server issued into the log at a time of the attempt's clock, also while an action goes on. */
  issue(issued: Pick<IssuedEntry, 'id' | 'code' | 'item'>, nowMs: number): Tried<State>;
  /** The hash of the state; it is sent with every batch and with the submission. */
  hash(): string;
}

interface SessionSetup<Ruleset, Play, State extends TimedState> {
  readonly simulation: Simulation<Ruleset, Play, State>;
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly seed: number;
  /** A log to continue: after a reload, or on another device. */
  readonly entries?: readonly LogEntry[];
}

/** Opens a session. A log to continue is replayed up to its first invalid entry; the rest is reported. */
export function createSession<Ruleset, Play, State extends TimedState>(
  setup: SessionSetup<Ruleset, Play, State>,
): Session<State> & { readonly invalidFrom?: InvalidFrom; readonly resumedIdleMs: number } {
  const { simulation, ruleset, play, seed } = setup;
  const resumed = playAgain(simulation, ruleset, play, seed, setup.entries ?? []);
  const entries: LogEntry[] = resumed.moments.map((moment) => moment.entry);
  let state = resumed.state;
  let lastAt = entries.at(-1)?.at ?? 0;

  function take(action: Action & Pick<LogEntry, 'issue'>, at: number): Tried<State> {
    const before = advanceTo(simulation, ruleset, state, at);
    const stamped = { ...action, seq: entries.length + 1, at, location: simulation.locate(before) };
    const outcome = tryEntry(simulation, ruleset, before, stamped);
    const entry: LogEntry = outcome.ok ? stamped : { ...stamped, refused: true };
    entries.push(entry);
    state = outcome.state;
    lastAt = at;
    return { entry, outcome };
  }

  const act = (action: Action, nowMs: number): Tried<State> =>
    take(action, Math.max(Math.floor(nowMs), state.readyAtMs, lastAt));

  const issue = (
    { id, code, item }: Pick<IssuedEntry, 'id' | 'code' | 'item'>,
    nowMs: number,
  ): Tried<State> => take({ code, item, issue: id }, Math.max(Math.floor(nowMs), lastAt));

  const session = {
    state: () => state,
    stateAt: (nowMs: number) => advanceTo(simulation, ruleset, state, Math.floor(nowMs)),
    entries: () => entries,
    act,
    issue,
    hash: () => hashState(state),
    /** The idle time that the log to continue leaves between its entries. */
    resumedIdleMs: idleMsOf(resumed.moments),
  };
  return resumed.invalidFrom ? { ...session, invalidFrom: resumed.invalidFrom } : session;
}

export interface TimedAction extends Action {
  /** The pause before it, in ms from the end of the last action. */
  readonly afterMs?: number;
}

/** Makes a log of actions; each begins when the one before has ended and its `afterMs` has passed. */
export function buildLogWith<Ruleset, Play, State extends TimedState>(
  setup: SessionSetup<Ruleset, Play, State>,
  actions: readonly TimedAction[],
): readonly LogEntry[] {
  const session = createSession(setup);
  for (const { afterMs, ...action } of actions) {
    session.act(action, session.state().readyAtMs + (afterMs ?? 0));
  }
  return session.entries();
}
