// Replays a log in a simulation and finds the first entry, if any, that could not have happened.
import type { LogEntry } from '#contract/simulation/log.ts';
import type { LogFault } from '#contract/simulation/log-fault.ts';
import { hashState } from './hash.ts';
import { advanceTo, tryEntry, type Outcome, type Simulation, type TimedState } from './simulation.ts';

/**
 * Why a stored entry can't be valid: a gap in `seq`, a time before the end of the last action, a location
 * other than the machine's, marked as refused although the machine accepts it (`notRefused`), or the
 * other way round (`impossible`).
 */
export type ReplayFault = Extract<
  LogFault,
  'seqGap' | 'timeBackwards' | 'wrongLocation' | 'notRefused' | 'impossible'
>;

export interface InvalidFrom {
  /** The index in the list of entries. */
  readonly index: number;
  readonly seq: number;
  readonly fault: ReplayFault;
}

/** One entry with the states right before (with all that happened by itself until then) and after it. */
export interface Moment<State> {
  readonly entry: LogEntry;
  readonly before: State;
  readonly after: State;
  /** Why the machine refused it. */
  readonly reason?: string;
}

/** What is graded together: a whole log, or a part of it. */
export interface Stretch<State> {
  /** The state that it begins with; left out, the one before the first moment. */
  readonly from?: State;
  readonly moments: readonly Moment<State>[];
  readonly state: State;
}

export interface Played<State> extends Stretch<State> {
  /** The state after the last valid entry. */
  readonly state: State;
  readonly invalidFrom?: InvalidFrom;
}

export interface Replay<State> extends Played<State> {
  readonly hash: string;
}

type Checked<State> =
  | { readonly ok: true; readonly outcome: Outcome<State> }
  | { readonly ok: false; readonly fault: ReplayFault };

/** Runs one stored entry on a state and checks what the entry claims. */
export function checkEntry<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  state: State,
  entry: LogEntry,
  expectedSeq: number,
): Checked<State> {
  if (entry.seq !== expectedSeq) return { ok: false, fault: 'seqGap' };
  // What is issued does not wait for the end of an action.
  if (entry.issue === undefined && entry.at < state.readyAtMs) return { ok: false, fault: 'timeBackwards' };
  if (entry.location !== simulation.locate(state)) return { ok: false, fault: 'wrongLocation' };
  const outcome = tryEntry(simulation, ruleset, state, entry);
  if (outcome.ok && entry.refused === true) return { ok: false, fault: 'notRefused' };
  if (!outcome.ok && entry.refused !== true) return { ok: false, fault: 'impossible' };
  return { ok: true, outcome };
}

/** Replays a whole log from the start: final state, its hash, all moments, and the first invalid entry. */
export function replay<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  play: Play,
  seed: number,
  entries: readonly LogEntry[],
): Replay<State> {
  const played = playAgain(simulation, ruleset, play, seed, entries);
  return { ...played, hash: hashState(played.state) };
}

/** The same without the hash. */
export function playAgain<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  play: Play,
  seed: number,
  entries: readonly LogEntry[],
): Played<State> {
  let state = simulation.start(ruleset, play, seed);
  const moments: Moment<State>[] = [];
  let lastAt = 0;
  for (const [index, entry] of entries.entries()) {
    const isBackwards = entry.at < lastAt;
    const before = isBackwards ? state : advanceTo(simulation, ruleset, state, entry.at);
    const checked: Checked<State> = isBackwards
      ? { ok: false, fault: 'timeBackwards' }
      : checkEntry(simulation, ruleset, before, entry, index + 1);
    if (!checked.ok) {
      return {
        state,
        moments,
        invalidFrom: { index, seq: entry.seq, fault: checked.fault },
      };
    }
    moments.push(momentOf(entry, before, checked.outcome));
    state = checked.outcome.state;
    lastAt = entry.at;
  }
  return { state, moments };
}

function momentOf<State>(entry: LogEntry, before: State, outcome: Outcome<State>): Moment<State> {
  const moment = { entry, before, after: outcome.state };
  return outcome.ok ? moment : { ...moment, reason: outcome.reason };
}
