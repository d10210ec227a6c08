// The screen on which a COMMONQUESTION task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { commonQuestionView } from './control.tsx';

export const CommonQuestionAnswerScreen = answerScreenOf(commonQuestionView);
