// The screens of a MULTICHOICE.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const multiChoiceViews = viewsOfQuestion(
  async () => (await import('./control.tsx')).MULTI_CHOICE_VIEW,
);
