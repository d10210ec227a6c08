// The screen on which a QUESTION task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { questionView } from './control.tsx';

export const QuestionAnswerScreen = answerScreenOf(questionView);
