// How the answer to a PAINT task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { paintView } from './control.tsx';

export const PaintReviewScreen = reviewScreenOf(paintView, { hidesImages: true });
