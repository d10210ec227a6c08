// The ten critical situation entries. One is active at a time; a call also sets the entry's call flag.
import {
  criticalIdSchema,
  type CalledId,
  type CriticalId,
  type EmergencyRuleset,
} from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CriticalEntry, EmergencyState } from './state.ts';

/** Makes one entry the active one; `message` is the id of the text that goes with it. Help from outside has no entry. */
export function activate(slice: EmergencyState, id: CriticalId | CalledId, message: string): EmergencyState {
  const rows = criticalIdSchema.options.map((own): readonly [CriticalId, CriticalEntry] => [
    own,
    own === id ? { active: true, message, call: true } : { ...slice.critical[own], active: false },
  ]);
  return { ...slice, critical: Object.fromEntries(rows) as Record<CriticalId, CriticalEntry> };
}

/** An entry with its message in words: a called person's answer, or the ruleset's text for the deed. */
interface CriticalSituation {
  readonly id: CriticalId;
  readonly active: boolean;
  readonly message?: Trilingual;
  readonly call: boolean;
}

/** All ten entries in the specification's order. */
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
