// How the answer to a DOCUMENT task is shown to a teacher, and in results.
import { reviewScreenOf } from '../kit/review-screen-of.tsx';
import { DocumentForm, documentView } from './control.tsx';

export const DocumentReviewScreen = reviewScreenOf({ ...documentView, Control: DocumentForm });
