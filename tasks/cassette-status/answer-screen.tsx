// The screen on which a TASKTESTCASECASSETESTATUS task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { cassetteStatusView } from './control.tsx';

export const CassetteStatusAnswerScreen = answerScreenOf(cassetteStatusView);
