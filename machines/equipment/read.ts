// One fact of the state by its key: what conditions of a reference, of situations and of answers ask.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { emergencySituations } from './codes/emergency-situations.ts';
import { readEmergency } from './emergency/read.ts';
import { indexOf } from './equipment-index.ts';
import { digitOf, readCore } from './read-core.ts';
import type { EquipmentState } from './state.ts';

/**
 * Keys: `at` (the place), `hands` (a pod or none), `session`, `role`, `hadWrongRole`, `screen`, `overlay`, `field.<field>`,
 * `rejectedBy` (the alarm of the terminal's last answer), `port`, `pod.<pod>` (rack, hands or a port), `podStage`, `idStatus`,
 * `slotMap`, `accessing` (of the pod in hand, or `.<pod>`), `docked.<port>`, `transfer.<port>`, `job` (none, draft, created,
 * queued, wrong), `jobs`, `made.<field>` (of the last job), `asOrdered`, `outcome`, `e30`, `e40`, `e94`, `e10`, `halted`,
 * `module.<module>` (inService, out), `setting.<setting>`, `inTrack`, `waferPlaces`, `sentAtLeast.<n>`, `processedAtLeast.<n>`,
 * `scrapped`, `lot` (open, good, part, scrap), `alarmState.<alarm>`, `paper.<paper>` (none, opened, filled, signed), `openPaper`,
 * `written.<paper>.<field>`, `right.<paper>.<field>` (empty, right, wrong), `verified.<paper>.<against>` (none, match, mismatch,
 * wrong), `looked.<thing>`, `stateProcess` and `stateProcess.<digit>`, `emergencySituations` and its digits 1 to 3 (the judge
 * gives the others), and those of emergency/read.ts.
 */
export function read(ruleset: EquipmentRuleset, state: EquipmentState, key: string): string {
  if (key === 'emergencySituations' || key.startsWith('emergencySituations.')) {
    return digitOf(emergencySituations(state), key.slice('emergencySituations.'.length));
  }
  const own = readCore(indexOf(ruleset), state, key);
  return own === '' ? readEmergency(ruleset.emergency, state.emergency, key) : own;
}
