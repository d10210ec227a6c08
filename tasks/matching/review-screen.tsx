// How the answer to a MATCHING task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { matchingView } from './control.tsx';

export const MatchingReviewScreen = reviewScreenOf(matchingView);
