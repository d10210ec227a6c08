// The screens of a SINGLECHOICE.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const singleChoiceViews = viewsOfQuestion(
  async () => (await import('./control.tsx')).SINGLE_CHOICE_VIEW,
);
