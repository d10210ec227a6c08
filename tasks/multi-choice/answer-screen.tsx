// The screen on which a MULTICHOICE task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { multiChoiceView } from './control.tsx';

export const MultiChoiceAnswerScreen = answerScreenOf(multiChoiceView);
