// The ten critical situation entries: one is active at a time; calling one sets its call flag.
import {
  criticalIdSchema,
  type CriticalId,
  type EmergencyRuleset,
} from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CriticalEntry, EmergencyState } from './state.ts';

/** Makes one entry the active one, with the id of what is said with it. */
export function activate(slice: EmergencyState, id: CriticalId, message: string): EmergencyState {
  const rows = criticalIdSchema.options.map((own): readonly [CriticalId, CriticalEntry] => [
    own,
    own === id ? { active: true, message, call: true } : { ...slice.critical[own], active: false },
  ]);
  return { ...slice, critical: Object.fromEntries(rows) as Record<CriticalId, CriticalEntry> };
}

/** The specification's entry, its message in words: a called person's answer, or what the ruleset says of the deed. */
export interface CriticalSituation {
  readonly id: CriticalId;
  readonly active: boolean;
  readonly message?: Trilingual;
  readonly call: boolean;
}

/** All ten in the specification's order. */
export function criticalSituations(
  ruleset: EmergencyRuleset,
  { critical }: EmergencyState,
): readonly CriticalSituation[] {
  return criticalIdSchema.options.map((id) => {
    const { active, call, message } = critical[id];
    const text = message === '' ? undefined : messageText(ruleset, message);
    return text ? { id, active, message: text, call } : { id, active, call };
  });
}

function messageText(ruleset: EmergencyRuleset, message: string): Trilingual | undefined {
  const answer = ruleset.answers.find(({ id }) => id === message);
  return answer?.text ?? ruleset.critical.find(({ id }) => id === message)?.message;
}
