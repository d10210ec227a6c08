// The screens of a DOCUMENT.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const documentViews = viewsOfQuestion(async () => (await import('./control.tsx')).documentView);
