// The decision on one action: what a handler receives and returns.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState } from './state.ts';

export interface Turn {
  readonly index: RulesetIndex;
  readonly state: RoomState;
  readonly action: Action;
  readonly atMs: number;
  /** The duration of the code in the ruleset, in ms (for a walk, of each tile). */
  readonly durationMs: number;
}

/** The new state, and the duration if it differs from the code's. */
export interface Change {
  readonly state: RoomState;
  readonly durationMs?: number;
}

/** A refusal is represented by its reason. */
export type Decision = Change | RoomRefusal;

export type Handler = (turn: Turn) => Decision;
