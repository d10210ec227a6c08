// How the answer to a MULTICHOICE task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { multiChoiceView } from './control.tsx';

export const MultiChoiceReviewScreen = reviewScreenOf(multiChoiceView);
