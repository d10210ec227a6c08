// The screens of a COMMONQUESTION.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const commonQuestionViews = viewsOfQuestion(
  async () => (await import('./control.tsx')).COMMON_QUESTION_VIEW,
);
