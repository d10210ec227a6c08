// A ruleset's emergencies by their ids, made once for each ruleset.
import type {
  EmergencyPlace,
  EmergencyRuleset,
  Situation,
} from '#contract/simulation/equipment-emergency.ts';

export interface EmergencyIndex {
  readonly situations: ReadonlyMap<string, Situation>;
  readonly places: ReadonlyMap<string, EmergencyPlace>;
  readonly reasons: ReadonlySet<string>;
}

const indexes = new WeakMap<EmergencyRuleset, EmergencyIndex>();

export function emergencyIndex(ruleset: EmergencyRuleset): EmergencyIndex {
  const known = indexes.get(ruleset);
  if (known) return known;
  const index: EmergencyIndex = {
    situations: new Map(ruleset.situations.map((row) => [row.id, row])),
    places: new Map(ruleset.places.map((row) => [row.id, row])),
    reasons: new Set(ruleset.reasons.map(({ id }) => id)),
  };
  indexes.set(ruleset, index);
  return index;
}

/** A situation of the ruleset; a broken reference is an exception: rulesets and cases are checked when saved. */
export function situationRow(ruleset: EmergencyRuleset, id: string): Situation {
  const row = emergencyIndex(ruleset).situations.get(id);
  if (!row) throw new Error(`The ruleset has no situation ${id}`);
  return row;
}
