// How the answer to a COMMONQUESTION task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { commonQuestionView } from './control.tsx';

export const CommonQuestionReviewScreen = reviewScreenOf(commonQuestionView);
