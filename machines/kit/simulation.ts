// The shape every simulation has: rules as arguments, state as plain data, refusals as values.
import type { Action } from '#contract/simulation/log.ts';

/** What the kit needs of any simulation's state. All of a state is integers, strings, booleans, lists and records. */
export interface TimedState {
  /** When the last accepted action began, in ms of the simulation. */
  readonly atMs: number;
  /** When the last accepted action ends: the next can't begin before. */
  readonly readyAtMs: number;
  /** Refused tries so far; a refusal changes nothing else. */
  readonly refusals: number;
}

/** What came of an action. On a refusal `state` is the old one but for its counter of refusals. */
export type Outcome<State, Reason extends string = string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: Reason; readonly state: State };

/** A simulation: `ruleset + play + seed + log → state`. Every function is pure. */
export interface Simulation<Ruleset, Play, State extends TimedState, Reason extends string = string> {
  readonly id: string;
  /** Rises when the same log would give another state. */
  readonly codeVersion: number;
  start(ruleset: Ruleset, play: Play, seed: number): State;
  /** `at` is when the action begins; it is never before `state.readyAtMs`. */
  act(ruleset: Ruleset, state: State, action: Action, at: number): Outcome<State, Reason>;
  /**
   * What happens by itself up to a time. A simulation without it stands still between actions. Going there in two steps gives
   * the same as in one; a time that is past changes nothing.
   */
  advance?(ruleset: Ruleset, state: State, toMs: number): State;
  /** Where the person is: the log's `location`. */
  locate(state: State): string;
  /** One fact of the state by its key, as a word: what conditions of a reference ask. Unknown keys give ''. */
  read(ruleset: Ruleset, state: State, key: string): string;
}

/** The state as it is at a time, when nobody does anything until then. */
export function advanceTo<Ruleset, Play, State extends TimedState>(
  simulation: Simulation<Ruleset, Play, State>,
  ruleset: Ruleset,
  state: State,
  toMs: number,
): State {
  return simulation.advance ? simulation.advance(ruleset, state, toMs) : state;
}
