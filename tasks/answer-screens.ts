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
  EQUIPMENT: {
    isFullBleed: true,
    load: () => import('./equipment/answer-screen.tsx').then((module) => module.EquipmentAnswerScreen),
  },
};
