// The decision on one of the learner's actions in an emergency: what a handler receives and returns.
import type { EmergencyRefusal } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { EmergencyContext } from './context.ts';
import type { EmergencyIndex } from './emergency-index.ts';
import type { Changed, EmergencyState } from './state.ts';

export interface EmergencyTurn {
  readonly context: EmergencyContext;
  readonly index: EmergencyIndex;
  readonly slice: EmergencyState;
  readonly action: Action;
  readonly atMs: number;
}

/** A refusal is represented by its reason. */
export type EmergencyDecision = Changed | EmergencyRefusal;

export type EmergencyHandler = (turn: EmergencyTurn) => EmergencyDecision;
