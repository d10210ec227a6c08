// The built-in cases: play parts alone, so that any code may hold this list.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { cleanHandsGirl } from './clean-hands-girl.ts';
import { cleanHandsMan } from './clean-hands-man.ts';

export const builtinRoomCases: readonly RoomCase[] = [cleanHandsMan, cleanHandsGirl];
