// A running attempt: takes what the learner tries, stamps it, and keeps log and state together.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import { hashState } from './hash.ts';
import { replay, type InvalidFrom } from './replay.ts';
import { advanceTo, type Outcome, type Simulation, type TimedState } from './simulation.ts';

export interface Tried<State> {
  readonly entry: LogEntry;
  readonly outcome: Outcome<State>;
}

export interface Session<State> {
  /** The state after the last entry. */
  state(): State;
  /** What a screen shows at a time of the attempt's clock: with all that happens by itself until then. */
  stateAt(nowMs: number): State;
  entries(): readonly LogEntry[];
  /** Tries an action at a time of the attempt's clock; begins when the last action has ended, if that is later. */
  act(action: Action, nowMs: number): Tried<State>;
  /** The hash that goes with every batch and the submission. */
  hash(): string;
}

export interface SessionSetup<Ruleset, Play, State extends TimedState> {
  readonly simulation: Simulation<Ruleset, Play, State>;
  readonly ruleset: Ruleset;
  readonly play: Play;
  readonly seed: number;
  /** A log to go on with: after a reload, or on another device. */
  readonly entries?: readonly LogEntry[];
}

/** Opens a session. A log to go on with is replayed; from its first invalid entry on it is left out and reported. */
export function createSession<Ruleset, Play, State extends TimedState>(
  setup: SessionSetup<Ruleset, Play, State>,
): Session<State> & { readonly invalidFrom?: InvalidFrom } {
  const { simulation, ruleset, play, seed } = setup;
  const resumed = replay(simulation, ruleset, play, seed, setup.entries ?? []);
  const entries: LogEntry[] = resumed.moments.map((moment) => moment.entry);
  let state = resumed.state;
  let lastAt = entries.at(-1)?.at ?? 0;

  function act(action: Action, nowMs: number): Tried<State> {
    const at = Math.max(Math.floor(nowMs), state.readyAtMs, lastAt);
    const before = advanceTo(simulation, ruleset, state, at);
    const outcome = simulation.act(ruleset, before, action, at);
    const stamp = { seq: entries.length + 1, at, location: simulation.locate(before) };
    const entry: LogEntry = outcome.ok ? { ...action, ...stamp } : { ...action, ...stamp, refused: true };
    entries.push(entry);
    state = outcome.state;
    lastAt = at;
    return { entry, outcome };
  }

  const session = {
    state: () => state,
    stateAt: (nowMs: number) => advanceTo(simulation, ruleset, state, Math.floor(nowMs)),
    entries: () => entries,
    act,
    hash: () => hashState(state),
  };
  return resumed.invalidFrom ? { ...session, invalidFrom: resumed.invalidFrom } : session;
}

export interface TimedAction extends Action {
  /** Rest before it, in ms, after the last action has ended. */
  readonly afterMs?: number;
}

/** Makes a log of a list of actions, each begun as soon as the last has ended (and `afterMs` has passed). */
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
