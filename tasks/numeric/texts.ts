// The words of a number with its unit.
import type { Language } from '#contract/text-in.ts';

const ru = {
  unit: 'Единица',
  chooseUnit: 'Выберите единицу',
  format: 'Дробную часть отделяйте запятой или точкой',
  notNumber: 'Это не число',
};
type NumericTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, NumericTexts>> = {
  ru,
  en: {
    unit: 'Unit',
    chooseUnit: 'Choose a unit',
    format: 'Decimal comma or point',
    notNumber: 'This is not a number',
  },
  ch: { unit: '单位', chooseUnit: '选择单位', format: '小数点可用逗号或句点', notNumber: '这不是数字' },
};

export function numericTexts(language: Language): NumericTexts {
  return texts[language];
}
