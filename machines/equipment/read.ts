// Reads one fact of the state by its key, for the conditions of references, situations and answers.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { emergencySituations } from './codes/emergency-situations.ts';
import { readEmergency } from './emergency/read.ts';
import { indexOf } from './equipment-index.ts';
import { digitOf, readCore } from './read-core.ts';
import type { EquipmentState } from './state.ts';

/**
 * Reads one fact; an unknown key gives ''. The keys:
 * The person: `at` (the place), `hands` (a pod or none), `looked.<thing>`.
 * The terminal: `session`, `role`, `hadWrongRole`, `screen`, `overlay`, `field.<field>`, `rejectedBy` (the
 * alarm that rejected the last input), `port`, `setting.<setting>`.
 * Pods: `pod.<pod>` (rack, hands or a port); `podStage`, `idStatus`, `slotMap`, `accessing`, each with
 * `.<pod>` or else for the pod last put on a port; `docked.<port>`, `transfer.<port>`.
 * Jobs: `job` (none, draft, created, queued, wrong), `jobs`, `made.<field>` (of the last job), `asOrdered`,
 * `outcome`, `lot` (open, good, part, scrap).
 * The tool: `e30`, `e40`, `e94`, `e10`, `halted`, `module.<module>` (inService, out), `alarmState.<alarm>`,
 * `inTrack`, `leftInTrack`, `waferPlaces`, `sentAtLeast.<n>`, `processedAtLeast.<n>`, `scrapped`.
 * Papers: `paper.<paper>` (none, opened, filled, signed), `openPaper`, `written.<paper>.<field>`,
 * `right.<paper>.<field>` (empty, right, wrong), `verified.<paper>.<against>` (none, match, mismatch, wrong),
 * `asPrinted.<paper>` (whether the loaded recipe has the figures of its paper copy).
 * Codes: `stateProcess` and `stateProcess.<digit>`, `emergencySituations` and its digits 1 to 3
 * (digits 4 to 6 need the judge).
 * The emergency: the keys of emergency/read.ts.
 */
export function read(ruleset: EquipmentRuleset, state: EquipmentState, key: string): string {
  if (key === 'emergencySituations' || key.startsWith('emergencySituations.')) {
    return digitOf(emergencySituations(state), key.slice('emergencySituations.'.length));
  }
  const own = readCore(indexOf(ruleset), state, key);
  return own === '' ? readEmergency(ruleset.emergency, state.emergency, key) : own;
}
