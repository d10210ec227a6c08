// How the answer to a NUMERIC task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { numericView } from './control.tsx';

export const NumericReviewScreen = reviewScreenOf(numericView);
