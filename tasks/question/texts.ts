// Texts of the question with a long answer.
import { textTable } from '../kit/text-table.ts';

export const questionTexts = textTable(
  {
    count: 'Знаков: {count}',
    countWanted: 'Знаков: {count}, ожидается около {wanted}',
  },
  {
    en: { count: 'Characters: {count}', countWanted: 'Characters: {count}, about {wanted} expected' },
    ch: { count: '字符数：{count}', countWanted: '字符数：{count}，建议约 {wanted}' },
  },
);
