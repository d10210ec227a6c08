// The screens of an EMPTYQUESTION.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const emptyQuestionViews = viewsOfQuestion(
  async () => (await import('./control.tsx')).EMPTY_QUESTION_VIEW,
);
