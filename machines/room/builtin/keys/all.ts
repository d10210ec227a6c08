// Every built-in key. Imported by the server's seed and by tests alone.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from './clean-hands.ts';
import { fiveFaultsKey } from './five-faults.ts';
import { streetCaseKeys } from './street-cases.ts';

/** In the order of the cases. */
export const builtinRoomKeys: readonly RoomKey[] = [
  cleanHandsManKey,
  cleanHandsGirlKey,
  ...streetCaseKeys,
  fiveFaultsKey,
];
