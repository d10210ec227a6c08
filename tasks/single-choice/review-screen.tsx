// How the answer to a SINGLECHOICE task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { singleChoiceView } from './control.tsx';

export const SingleChoiceReviewScreen = reviewScreenOf(singleChoiceView);
