// One action being decided: what a handler sees, and what it answers.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { EquipmentState } from './state.ts';

export interface Turn {
  readonly index: EquipmentIndex;
  /** Advanced to `atMs`. */
  readonly state: EquipmentState;
  readonly action: Action;
  readonly atMs: number;
  /** What the ruleset says this code takes (each tile of a walk). */
  readonly durationMs: number;
}

/** What changes, and how long it took when that is not the code's own duration. */
export interface Change {
  readonly state: EquipmentState;
  readonly durationMs?: number;
  /** The terminal took no notice but an alarm: nothing has begun. */
  readonly isRejected?: true;
}

/** A refusal is its reason. */
export type Decision = Change | EquipmentRefusal;

export type Handler = (turn: Turn) => Decision;

export function textParam({ action }: Turn, name: string): string | undefined {
  const value = action.params?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function wholeParam({ action }: Turn, name: string): number | undefined {
  const value = action.params?.[name];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

export function flagParam({ action }: Turn, name: string): boolean | undefined {
  const value = action.params?.[name];
  return typeof value === 'boolean' ? value : undefined;
}
