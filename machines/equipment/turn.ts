// The decision on one action: what a handler receives and returns.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';

export interface Turn {
  readonly index: EquipmentIndex;
  /** The state advanced to `atMs`. */
  readonly state: EquipmentState;
  readonly action: Action;
  readonly atMs: number;
  /** The duration of the code in the ruleset, in ms (for a walk, of each tile). */
  readonly durationMs: number;
}

/** The new state, and the duration if it differs from the code's. */
export interface Change {
  readonly state: EquipmentState;
  readonly durationMs?: number;
  /** It ends earlier, at the first event after which this holds. */
  readonly isEnough?: (state: EquipmentState) => boolean;
  /** The terminal rejected the input with an alarm; nothing has begun. */
  readonly isRejected?: true;
}

/** A refusal is represented by its reason. */
export type Decision = Change | EquipmentRefusal;

export type Handler = (turn: Turn) => Decision;

/** A text parameter of the action; undefined if it is absent or of another type. */
export function textParam({ action }: Turn, name: string): string | undefined {
  const value = action.params?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole-number parameter of the action; undefined if it is absent or of another type. */
export function wholeParam({ action }: Turn, name: string): number | undefined {
  const value = action.params?.[name];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** A yes-or-no parameter of the action; undefined if it is absent or of another type. */
export function flagParam({ action }: Turn, name: string): boolean | undefined {
  const value = action.params?.[name];
  return typeof value === 'boolean' ? value : undefined;
}
