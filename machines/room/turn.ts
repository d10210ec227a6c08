// One action being decided: what a handler sees, and what it answers.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { RulesetIndex } from './ruleset-index.ts';
import type { RoomState } from './state.ts';

export interface Turn {
  readonly index: RulesetIndex;
  readonly state: RoomState;
  readonly action: Action;
  readonly atMs: number;
  /** What the ruleset says this code takes (each tile of a walk). */
  readonly durationMs: number;
}

/** What changes, and how long it took when that is not the code's own duration. */
export interface Change {
  readonly state: RoomState;
  readonly durationMs?: number;
}

/** A refusal is its reason. */
export type Decision = Change | RoomRefusal;

export type Handler = (turn: Turn) => Decision;
