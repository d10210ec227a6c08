// The screen on which a SINGLECHOICE task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { singleChoiceView } from './control.tsx';

export const SingleChoiceAnswerScreen = answerScreenOf(singleChoiceView);
