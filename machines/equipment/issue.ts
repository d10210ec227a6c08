// Takes a situation that the server issued: it begins when it arrives, or once the one under way has ended.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { SITUATION_CODE, type Action } from '#contract/simulation/log.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { advance } from './advance.ts';
import { indexOf } from './equipment-index.ts';
import { settle } from './settle.ts';
import type { EquipmentState } from './state.ts';

/** Time that an action has taken beforehand has passed: what arrives meanwhile begins at its end. */
export function issue(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  { code, item }: Action,
  at: number,
): Outcome<EquipmentState, EquipmentRefusal> {
  const now = advance(ruleset, state, at);
  if (code !== SITUATION_CODE) return { ok: false, reason: 'unknownAction', state: now };
  const situation = ruleset.emergency.situations.find(({ id }) => id === item)?.id;
  if (situation === undefined) return { ok: false, reason: 'unknownItem', state: now };
  const coming = [...now.emergency.coming, { situation, dueAtMs: now.clockMs }];
  return {
    ok: true,
    state: settle(indexOf(ruleset), { ...now, emergency: { ...now.emergency, coming } }),
  };
}
