// The screens of an ORDERING.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const orderingViews = viewsOfQuestion(async () => (await import('./control.tsx')).ORDERING_VIEW);
