// Every built-in key. Imported by the server's seed and by tests alone.
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { cleanHandsGirlKey, cleanHandsManKey } from './clean-hands.ts';

export const builtinRoomKeys: readonly RoomKey[] = [cleanHandsManKey, cleanHandsGirlKey];
