// Tries a list of actions one after another, walking and changing screens where needed: for tools, seeds and tests.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { act } from './act.ts';
import { stepsTo } from './plan-steps.ts';
import { start } from './start.ts';
import type { EquipmentState } from './state.ts';

export interface Trial {
  readonly state: EquipmentState;
  /** What each action was answered with: undefined when it was done. */
  readonly reasons: readonly (EquipmentRefusal | undefined)[];
}

/** The last action is tried from where the person then is; the ones before it may walk. */
export function tryActions(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
  actions: readonly Action[],
  seed = 1,
): Trial {
  let state = start(ruleset, play, seed);
  const reasons: (EquipmentRefusal | undefined)[] = [];
  for (const [order, action] of actions.entries()) {
    const steps = order === actions.length - 1 ? [action] : stepsTo(ruleset, state, action);
    for (const step of steps) {
      const outcome = act(ruleset, state, step, Math.max(state.readyAtMs, state.clockMs));
      state = outcome.state;
      if (step === action) reasons.push(outcome.ok ? undefined : outcome.reason);
    }
  }
  return { state, reasons };
}
