// The screens of a TASKTESTCASECASSETESTATUS.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const cassetteStatusViews = viewsOfQuestion(
  async () => (await import('./control.tsx')).CASSETTE_STATUS_VIEW,
);
