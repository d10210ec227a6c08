// How the answer to a QUESTION task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { questionView } from './control.tsx';

export const QuestionReviewScreen = reviewScreenOf(questionView);
