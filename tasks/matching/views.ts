// The screens of a MATCHING.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const matchingViews = viewsOfQuestion(async () => (await import('./control.tsx')).MATCHING_VIEW);
