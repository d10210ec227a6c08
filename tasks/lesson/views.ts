// The screens of a LESSON.
import { viewsOfQuestion } from '../kit/question-view.ts';

export const lessonViews = viewsOfQuestion(async () => (await import('./control.tsx')).LESSON_VIEW);
