// The screen on which a DOCUMENT task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { documentView } from './control.tsx';

export const DocumentAnswerScreen = answerScreenOf(documentView, { hidesDocuments: true });
