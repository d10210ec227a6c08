// Texts of the numeric question.
import { textTable } from '../kit/text-table.ts';

export const numericTexts = textTable(
  {
    unit: 'Единица',
    chooseUnit: 'Выберите единицу',
    format: 'Дробную часть отделяйте запятой или точкой',
    notNumber: 'Это не число',
  },
  {
    en: {
      unit: 'Unit',
      chooseUnit: 'Choose a unit',
      format: 'Decimal comma or point',
      notNumber: 'This is not a number',
    },
    ch: { unit: '单位', chooseUnit: '选择单位', format: '小数点可用逗号或句点', notNumber: '这不是数字' },
  },
);
