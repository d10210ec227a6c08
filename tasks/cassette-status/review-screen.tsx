// How the answer to a TASKTESTCASECASSETESTATUS task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { cassetteStatusView } from './control.tsx';

export const CassetteStatusReviewScreen = reviewScreenOf(cassetteStatusView);
