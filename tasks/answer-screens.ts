// The visible list of answering screens: a task type answers with its own screen, loaded when a task of it is met.
import type { ComponentType } from 'react';
import type { TaskType } from '#contract/entities/work.ts';
import type { AnswerScreenProps } from './answer-screen.ts';

export interface AnswerScreenEntry {
  /** The screen owns the window: the attempt's bar lies over it. */
  readonly isFullBleed: boolean;
  readonly load: () => Promise<ComponentType<AnswerScreenProps>>;
}

export const answerScreens: Partial<Record<TaskType, AnswerScreenEntry>> = {
  ROOM: {
    isFullBleed: true,
    load: () => import('./room/answer-screen.tsx').then((module) => module.RoomAnswerScreen),
  },
  COMMONQUESTION: {
    isFullBleed: false,
    load: () =>
      import('./commonquestion/answer-screen.tsx').then((module) => module.CommonQuestionAnswerScreen),
  },
  QUESTION: {
    isFullBleed: false,
    load: () => import('./question/answer-screen.tsx').then((module) => module.QuestionAnswerScreen),
  },
  EMPTYQUESTION: {
    isFullBleed: false,
    load: () =>
      import('./empty-question/answer-screen.tsx').then((module) => module.EmptyQuestionAnswerScreen),
  },
  PAINT: {
    isFullBleed: false,
    load: () => import('./paint/answer-screen.tsx').then((module) => module.PaintAnswerScreen),
  },
  TASKTESTCASECASSETESTATUS: {
    isFullBleed: false,
    load: () =>
      import('./cassette-status/answer-screen.tsx').then((module) => module.CassetteStatusAnswerScreen),
  },
  SINGLECHOICE: {
    isFullBleed: false,
    load: () => import('./single-choice/answer-screen.tsx').then((module) => module.SingleChoiceAnswerScreen),
  },
  MULTICHOICE: {
    isFullBleed: false,
    load: () => import('./multi-choice/answer-screen.tsx').then((module) => module.MultiChoiceAnswerScreen),
  },
  ORDERING: {
    isFullBleed: false,
    load: () => import('./ordering/answer-screen.tsx').then((module) => module.OrderingAnswerScreen),
  },
  MATCHING: {
    isFullBleed: false,
    load: () => import('./matching/answer-screen.tsx').then((module) => module.MatchingAnswerScreen),
  },
  NUMERIC: {
    isFullBleed: false,
    load: () => import('./numeric/answer-screen.tsx').then((module) => module.NumericAnswerScreen),
  },
  DOCUMENT: {
    isFullBleed: false,
    load: () => import('./document/answer-screen.tsx').then((module) => module.DocumentAnswerScreen),
  },
  EQUIPMENT: {
    isFullBleed: true,
    load: () => import('./equipment/answer-screen.tsx').then((module) => module.EquipmentAnswerScreen),
  },
};
