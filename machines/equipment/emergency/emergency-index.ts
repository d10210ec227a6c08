// A ruleset's emergencies by their ids, indexed once per ruleset.
import type {
  EmergencyPlace,
  EmergencyRuleset,
  Situation,
} from '#contract/simulation/equipment-emergency.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';

export interface EmergencyIndex {
  readonly situations: ReadonlyMap<string, Situation>;
  readonly places: ReadonlyMap<string, EmergencyPlace>;
  readonly reasons: ReadonlySet<string>;
}

/** The index of a ruleset's emergencies. */
export const emergencyIndex: (ruleset: EmergencyRuleset) => EmergencyIndex = onceForEach((ruleset) => ({
  situations: new Map(ruleset.situations.map((row) => [row.id, row])),
  places: new Map(ruleset.places.map((row) => [row.id, row])),
  reasons: new Set(ruleset.reasons.map(({ id }) => id)),
}));

/** A situation by its id. Throws on an unknown one: rulesets and cases are checked when they are saved. */
export function situationRow(ruleset: EmergencyRuleset, id: string): Situation {
  const row = emergencyIndex(ruleset).situations.get(id);
  if (!row) throw new Error(`The ruleset has no situation ${id}`);
  return row;
}
