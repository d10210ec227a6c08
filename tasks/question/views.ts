// The screens of a QUESTION.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const questionViews = viewsOfQuestion(async () => (await import('./control.tsx')).QUESTION_VIEW);
