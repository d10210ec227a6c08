// Texts of the question with gaps.
import { textTable } from '../kit/text-table.ts';

export const emptyQuestionTexts = textTable(
  { gap: 'Пропуск {number}', choose: '— выберите —', accepted: 'Пропуск {number}: {words}' },
  {
    en: { gap: 'Gap {number}', choose: '— choose —', accepted: 'Gap {number}: {words}' },
    ch: { gap: '空格 {number}', choose: '— 请选择 —', accepted: '空格 {number}：{words}' },
  },
);
