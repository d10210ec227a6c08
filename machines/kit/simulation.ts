// The interface of every simulation: rules are arguments, the state is plain data, refusals are values.
import type { Action, LogEntry } from '#contract/simulation/log.ts';

/** What the kit needs of a state, which holds only integers, strings, booleans, lists and records. */
export interface TimedState {
  /** When the last accepted action began, in ms of the simulation. */
  readonly atMs: number;
  /** When the last accepted action ends; the next one can't begin earlier. In ms of the simulation. */
  readonly readyAtMs: number;
  /** The number of refused actions so far; a refusal changes nothing else. */
  readonly refusals: number;
  /** How much faster than the wall's clock the simulation's time runs; absent: as fast. */
  readonly speed?: number;
}

/** The outcome of an action. After a refusal, `state` is the old one except for its count of refusals. */
export type Outcome<State, Reason extends string = string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: Reason; readonly state: State };

/** A simulation: `ruleset + play + seed + log → state`. All its functions are pure. */
export interface Simulation<Ruleset, Play, State extends TimedState, Reason extends string = string> {
  readonly id: string;
  /** Raised whenever the same log would lead to another state. */
  readonly codeVersion: number;
  start(ruleset: Ruleset, play: Play, seed: number): State;
  /** Tries an action that begins at `at`, which is never before `state.readyAtMs`. */
  act(ruleset: Ruleset, state: State, action: Action, at: number): Outcome<State, Reason>;
  /**
   * Applies what the server issued, from outside of the person's acts: it takes no time and counts as nobody's action.
   * Without this function nothing can be issued.
   */
  issue?(
    ruleset: Ruleset,
    state: State,
    issued: Action,
    at: number,
  ): Outcome<State, Reason | 'unknownAction'>;
  /**
   * What happens by itself up to a time. Without this function the simulation stands still between actions.
   * Advancing in two steps gives the same state as in one, and a time in the past changes nothing.
   */
  advance?(ruleset: Ruleset, state: State, toMs: number): State;
  /** Where the person is: the log's `location`. */
  locate(state: State): string;
  /** Reads a fact of the state by its key, as a word, for a reference's conditions; '' for unknown keys. */
  read(ruleset: Ruleset, state: State, key: string): string;
}

/** The state at a time if nobody does anything until then. */
export function advanceTo<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  state: State,
  toMs: number,
): State {
  return simulation.advance ? simulation.advance(ruleset, state, toMs) : state;
}

/** Tries an entry of a log: an action of the person, or what the server issued. */
export function tryEntry<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  state: State,
  entry: LogEntry,
): Outcome<State> {
  if (entry.issue === undefined) return simulation.act(ruleset, state, entry, entry.at);
  return simulation.issue?.(ruleset, state, entry, entry.at) ?? { ok: false, reason: 'unknownAction', state };
}
