// The outcome of a situation: active until it is contained or escalates. A contained one can still escalate.
import type { Trilingual } from '#contract/simulation/text.ts';
import { chartOf } from '#machines/kit/chart.ts';

/** A false sign stays at `none`. */
export type SituationStatus = 'none' | 'active' | 'contained' | 'escalated';

export type SituationEvent = 'BEGIN' | 'CONTAIN' | 'ESCALATE';

export const situationChart = chartOf<SituationStatus, SituationEvent>(
  'Emergency',
  ['none', 'active', 'contained', 'escalated'],
  [
    { row: '1', from: 'none', event: 'BEGIN', to: 'active' },
    { row: '2', from: 'active', event: 'CONTAIN', to: 'contained' },
    { row: '3', from: 'active', event: 'ESCALATE', to: 'escalated' },
    { row: '4', from: 'contained', event: 'ESCALATE', to: 'escalated' },
  ],
);

export const situationTable = situationChart.table;

/** The names of the states and events, for the chart beside the bay. */
export const SITUATION_TEXTS: Readonly<Record<SituationStatus | SituationEvent, Trilingual>> = {
  none: { ru: 'Нет происшествия', en: 'No emergency', ch: '无异常' },
  active: { ru: 'Развивается', en: 'Active', ch: '进行中' },
  contained: { ru: 'Под контролем', en: 'Contained', ch: '已控制' },
  escalated: { ru: 'Вышло из-под контроля', en: 'Escalated', ch: '已恶化' },
  BEGIN: { ru: 'Началось', en: 'It begins', ch: '开始' },
  CONTAIN: { ru: 'Устранено', en: 'It is contained', ch: '得到控制' },
  ESCALATE: { ru: 'Не справились или навредили', en: 'Too late, or harm done', ch: '处置过迟或造成损害' },
};
