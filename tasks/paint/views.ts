// The screens of a PAINT.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const paintViews = viewsOfQuestion(async () => (await import('./control.tsx')).PAINT_VIEW);
