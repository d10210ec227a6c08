// The screen on which a ORDERING task is answered.
import { answerScreenOf } from '../kit/answer-screen-of.tsx';
import { orderingView } from './control.tsx';

export const OrderingAnswerScreen = answerScreenOf(orderingView);
