// Texts of the matching question.
import { textTable } from '../kit/text-table.ts';

export const matchingTexts = textTable(
  {
    how: 'Выберите ответ в каждой строке или перетащите его из списка.',
    pairOf: 'Пара: {name}',
    choose: 'Выберите',
    pool: 'Варианты',
    right: 'Верно: {name}',
    clear: 'Убрать пару: {name}',
  },
  {
    en: {
      how: 'Choose an answer in every row, or drag it from the list.',
      pairOf: 'Pair of: {name}',
      choose: 'Choose',
      pool: 'Options',
      right: 'Right: {name}',
      clear: 'Remove the pair of: {name}',
    },
    ch: {
      how: '在每行中选择答案，或从列表中拖动。',
      pairOf: '配对：{name}',
      choose: '请选择',
      pool: '选项',
      right: '正确：{name}',
      clear: '取消配对：{name}',
    },
  },
);
