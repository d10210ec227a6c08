// How the answer to a EMPTYQUESTION task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { emptyQuestionView } from './control.tsx';

export const EmptyQuestionReviewScreen = reviewScreenOf(emptyQuestionView);
