// Takes what the server issued: a situation begins when it arrives, or once the one under way has ended; a module fails and an alarm is raised at once.
import type { EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { ALARM_CODE, FAULT_CODE, SITUATION_CODE, type Action } from '#contract/simulation/log.ts';
import type { Outcome } from '#machines/kit/simulation.ts';
import { advance } from './advance.ts';
import { raise, raiseTool } from './alarms/raise.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { settle } from './settle.ts';
import type { EquipmentState } from './state.ts';
import { setModule } from './track/set-module.ts';

type Issued = Outcome<EquipmentState, EquipmentRefusal>;

/** Time that an action has taken beforehand has passed: what arrives meanwhile begins at its end. */
export function issue(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  { code, item = '' }: Action,
  at: number,
): Issued {
  const now = advance(ruleset, state, at);
  if (code === SITUATION_CODE) return begun(ruleset, now, item);
  if (code === FAULT_CODE) return failed(indexOf(ruleset), now, item);
  if (code === ALARM_CODE) return raised(indexOf(ruleset), now, item);
  return { ok: false, reason: 'unknownAction', state: now };
}

function begun(ruleset: EquipmentRuleset, now: EquipmentState, item: string): Issued {
  const situation = ruleset.emergency.situations.find(({ id }) => id === item)?.id;
  if (situation === undefined) return { ok: false, reason: 'unknownItem', state: now };
  const coming = [...now.emergency.coming, { situation, dueAtMs: now.clockMs }];
  return {
    ok: true,
    state: settle(indexOf(ruleset), { ...now, emergency: { ...now.emergency, coming } }),
  };
}

/** As by a fault that the case has planned. */
function failed(index: EquipmentIndex, now: EquipmentState, item: string): Issued {
  if (!index.modules.has(item)) return { ok: false, reason: 'unknownItem', state: now };
  const out = setModule(index, { ...now, failed: [...(now.failed ?? []), item] }, item, false);
  return { ok: true, state: settle(index, raiseTool(index, out, 'moduleOut', item)) };
}

/** As by an alarm that the case has planned. */
function raised(index: EquipmentIndex, now: EquipmentState, item: string): Issued {
  const row = index.alarms.get(item);
  if (row === undefined) return { ok: false, reason: 'unknownItem', state: now };
  return { ok: true, state: settle(index, raise(now, row, '')) };
}
