// What can be done with a thing, a place or the terminal: the entries of a menu.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { act } from './act.ts';
import { actionsFor, type ActionTarget } from './actions-for.ts';
import { indexOf } from './equipment-index.ts';
import { stepsTo } from './plan-steps.ts';
import { refusalText } from './refusal-texts.ts';
import type { EquipmentState } from './state.ts';
import { actionText } from './wording.ts';

export interface PossibleAction {
  readonly action: Action;
  /** The action, preceded by a walk or a change of screen if one is needed; perform these in order. */
  readonly steps: readonly Action[];
  readonly text: Trilingual;
  readonly isRefused: boolean;
  /** Why it would be refused. Only TRAINING shows it. */
  readonly reason?: EquipmentRefusal;
  readonly why?: Trilingual;
}

/** The actions that make sense for a target, including those that would be refused, which come last. */
export function possibleActions(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  target: ActionTarget,
): readonly PossibleAction[] {
  const options = actionsFor(indexOf(ruleset), state, target).map((action) =>
    optionOf(ruleset, state, action),
  );
  return options.toSorted((a, b) => Number(a.isRefused) - Number(b.isRefused));
}

function optionOf(ruleset: EquipmentRuleset, state: EquipmentState, action: Action): PossibleAction {
  const steps = stepsTo(ruleset, state, action);
  const beforeIt = steps
    .slice(0, -1)
    .reduce((now, step) => act(ruleset, now, step, Math.max(now.readyAtMs, now.clockMs)).state, state);
  const outcome = act(ruleset, beforeIt, action, Math.max(beforeIt.readyAtMs, beforeIt.clockMs));
  const base = { action, steps, text: actionText(ruleset, action, state.play), isRefused: !outcome.ok };
  return outcome.ok ? base : { ...base, reason: outcome.reason, why: refusalText(outcome.reason) };
}
