// Every built-in key of the bay. For the server's seed and tests only: keys must not reach the browser.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import { emergencyKeys } from './emergency-keys.ts';
import { engineerKeys } from './engineer-keys.ts';
import { faultKeys } from './fault-keys.ts';
import { normalKeys } from './normal-keys.ts';

/** In the order of the cases. */
export const BUILTIN_EQUIPMENT_KEYS: readonly EquipmentKey[] = [
  ...normalKeys,
  ...faultKeys,
  ...engineerKeys,
  ...emergencyKeys,
];
