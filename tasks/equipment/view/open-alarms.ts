// Alarms that nobody has acknowledged yet.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';

/** The category of the gravest of them, 0 for none; the terminal's own messages do not affect the tower. */
export function gravestAlarm(ruleset: EquipmentRuleset, { alarms }: EquipmentState): number {
  const { alarms: rows } = indexOf(ruleset);
  const categories = alarms.flatMap(({ alarm, status }) => {
    const row = rows.get(alarm);
    return status === 'ACTIVE' && row && row.cause.kind !== 'terminal' ? [row.category] : [];
  });
  return categories.length === 0 ? 0 : Math.min(...categories);
}
