// The screen on which a MATCHING task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { matchingView } from './control.tsx';

export const MatchingAnswerScreen = answerScreenOf(matchingView);
