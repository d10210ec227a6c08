// Every built-in key of the room. For the server's seed and tests only: keys must not reach the browser.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { BUILTIN_ROOM_CASES } from '../cases/all.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from './clean-hands.ts';
import { fiveFaultsKey } from './five-faults.ts';
import { streetCaseKeys } from './street-cases.ts';
import { WAY_OUT_KEY } from './way-out.ts';

const KEYS: readonly RoomKey[] = [
  cleanHandsManKey,
  cleanHandsGirlKey,
  ...streetCaseKeys,
  WAY_OUT_KEY,
  fiveFaultsKey,
];

/** In the order of the cases. */
export const builtinRoomKeys: readonly RoomKey[] = BUILTIN_ROOM_CASES.flatMap(({ id }) =>
  KEYS.filter(({ caseId }) => caseId === id),
);
