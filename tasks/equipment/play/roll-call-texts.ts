// The words of the roll call's card and of the alarm's button, which come later than the page.
import type { Trilingual } from '#contract/simulation/text.ts';

export const ROLL_CALL_TEXTS = {
  title: { ru: 'Перекличка', en: 'Roll call', ch: '点名' },
  text: {
    ru: 'Отметьте тех, кого нет у точки сбора.',
    en: 'Mark who is not at the assembly point.',
    ch: '请勾选不在集合点的人员。',
  },
  there: {
    ru: 'Стоят у точки сбора: {names}.',
    en: 'At the assembly point: {names}.',
    ch: '集合点人员：{names}。',
  },
  alarm: { ru: 'Включить пожарную тревогу', en: 'Raise the fire alarm', ch: '启动火灾报警' },
  done: { ru: 'Закончить перекличку', en: 'End the roll call', ch: '完成点名' },
} as const satisfies Record<string, Trilingual>;
