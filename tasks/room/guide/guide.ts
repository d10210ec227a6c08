// All that leads a learner in TRAINING: judging during play, and the search for a way on. No other mode loads it.
import { explainRoomMoment } from '#machines/room/grade-room.ts';
import { faultsOf } from './faults.ts';
import { nextMove } from './next-move.ts';
import { progressOf } from './progress.ts';
import { wayLeft } from './way-left.ts';

export const GUIDE = { explainRoomMoment, faultsOf, nextMove, progressOf, wayLeft };
export type Guide = typeof GUIDE;
