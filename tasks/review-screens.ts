// The visible list of review screens: how an answer of each type is shown to a teacher, and in results. A simulation has its replay.
import type { ComponentType } from 'react';
import type { TaskType } from '#contract/entities/work.ts';
import type { ReviewScreenProps } from './review-screen.ts';

type LoadReviewScreen = () => Promise<ComponentType<ReviewScreenProps>>;

export const reviewScreens: Partial<Record<TaskType, LoadReviewScreen>> = {
  COMMONQUESTION: () =>
    import('./commonquestion/review-screen.tsx').then((module) => module.CommonQuestionReviewScreen),
  QUESTION: () => import('./question/review-screen.tsx').then((module) => module.QuestionReviewScreen),
  EMPTYQUESTION: () =>
    import('./empty-question/review-screen.tsx').then((module) => module.EmptyQuestionReviewScreen),
  PAINT: () => import('./paint/review-screen.tsx').then((module) => module.PaintReviewScreen),
  TASKTESTCASECASSETESTATUS: () =>
    import('./cassette-status/review-screen.tsx').then((module) => module.CassetteStatusReviewScreen),
  SINGLECHOICE: () =>
    import('./single-choice/review-screen.tsx').then((module) => module.SingleChoiceReviewScreen),
  MULTICHOICE: () =>
    import('./multi-choice/review-screen.tsx').then((module) => module.MultiChoiceReviewScreen),
  ORDERING: () => import('./ordering/review-screen.tsx').then((module) => module.OrderingReviewScreen),
  MATCHING: () => import('./matching/review-screen.tsx').then((module) => module.MatchingReviewScreen),
  NUMERIC: () => import('./numeric/review-screen.tsx').then((module) => module.NumericReviewScreen),
  DOCUMENT: () => import('./document/review-screen.tsx').then((module) => module.DocumentReviewScreen),
};
