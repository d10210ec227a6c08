// How the answer to a ORDERING task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { orderingView } from './control.tsx';

export const OrderingReviewScreen = reviewScreenOf(orderingView);
