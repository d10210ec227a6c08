// Tries actions one after another, adding walking and changes of screen: for tools, seeds and tests.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';

interface Trial {
  readonly state: EquipmentState;
  /** Why each action was refused; undefined if it was done. */
  readonly reasons: readonly (EquipmentRefusal | undefined)[];
}

/** No walking is added before the last action, which is tried from where the person is. */
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
