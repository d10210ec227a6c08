// Texts of the multiple choice.
import { textTable } from '../kit/text-table.ts';

export const multiChoiceTexts = textTable(
  { several: 'Верных ответов может быть несколько. Лишний выбор снижает оценку.' },
  {
    en: { several: 'Several answers may be right. A wrong pick lowers the mark.' },
    ch: { several: '可能有多个正确答案。多选错误答案会扣分。' },
  },
);
