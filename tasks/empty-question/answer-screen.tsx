// The screen on which a EMPTYQUESTION task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { emptyQuestionView } from './control.tsx';

export const EmptyQuestionAnswerScreen = answerScreenOf(emptyQuestionView);
