// Every built-in key of the bay. Imported by the server's seed and by tests alone.
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import { emergencyKeys } from './emergency-keys.ts';
import { faultKeys } from './fault-keys.ts';
import { normalKeys } from './normal-keys.ts';

/** In the order of the cases. */
export const builtinEquipmentKeys: readonly EquipmentKey[] = [...normalKeys, ...faultKeys, ...emergencyKeys];
