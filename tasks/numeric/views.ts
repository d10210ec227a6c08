// The screens of a NUMERIC.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const numericViews = viewsOfQuestion(async () => (await import('./control.tsx')).NUMERIC_VIEW);
