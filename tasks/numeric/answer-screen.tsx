// The screen on which a NUMERIC task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { numericView } from './control.tsx';

export const NumericAnswerScreen = answerScreenOf(numericView);
