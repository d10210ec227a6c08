// The screen on which a PAINT task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { paintView } from './control.tsx';

export const PaintAnswerScreen = answerScreenOf(paintView, { hidesImages: true });
