// All that leads a learner in TRAINING: judging during play, and the search for a way on. No other mode loads it.
import { explainRoomMoment } from '#machines/room/grade-room.ts';
import { ChoiceQuestion } from '../../simulation/guide/choice-question.tsx';
import { choiceBefore } from '../../simulation/guide/choice.ts';
import { faultsOf } from './faults.ts';
import { nextMove } from './next-move.ts';
import { progressOf } from './progress.ts';
import { wayLeft } from '../../simulation/guide/way-left.ts';

export const GUIDE = {
  ChoiceQuestion,
  choiceBefore,
  explainRoomMoment,
  faultsOf,
  nextMove,
  progressOf,
  wayLeft,
};
export type Guide = typeof GUIDE;
