// Texts of the author screen of a number.
import { textTable } from '../kit/text-table.ts';

const RU = {
  value: 'Верное число',
  valueHow: 'В основной единице. Учащийся может писать 1,5 и 1.5, 1 200, 1,5e-3, 1,5·10^-3.',
  notNumber: 'Это не число',
  tolerance: 'Допуск',
  ABSOLUTE: 'В единицах ответа',
  RELATIVE: 'В процентах от ответа',
  amount: 'Отклонение в обе стороны',
  units: 'Единицы',
  unit: 'Единица {number}',
  addUnit: 'Добавить единицу',
  unitsHow:
    'Одна единица стоит рядом с полем. Из нескольких учащийся выбирает, и число пересчитывается: множитель говорит, сколько в ней основных единиц.',
  factor: 'Множитель',
};
type NumericAuthorTexts = Readonly<typeof RU>;
const EN: NumericAuthorTexts = {
  value: 'Right number',
  valueHow: 'In the main unit. A learner may write 1.5 and 1,5, 1 200, 1.5e-3, 1.5·10^-3.',
  notNumber: 'This is not a number',
  tolerance: 'Tolerance',
  ABSOLUTE: 'In units of the answer',
  RELATIVE: 'In per cent of the answer',
  amount: 'Deviation either way',
  units: 'Units',
  unit: 'Unit {number}',
  addUnit: 'Add a unit',
  unitsHow:
    'A single unit stands beside the field. Of several the learner chooses one, and the number is converted: the factor says how many main units it is.',
  factor: 'Factor',
};
const CH: NumericAuthorTexts = {
  value: '正确数值',
  valueHow: '以主单位表示。学员可写 1.5、1,5、1 200、1.5e-3、1.5·10^-3。',
  notNumber: '这不是数字',
  tolerance: '允许误差',
  ABSOLUTE: '按答案的单位',
  RELATIVE: '按答案的百分比',
  amount: '上下偏差',
  units: '单位',
  unit: '单位 {number}',
  addUnit: '添加单位',
  unitsHow: '只有一个单位时显示在输入框旁；有多个时由学员选择并换算：系数表示它等于多少个主单位。',
  factor: '系数',
};
export const numericAuthorTexts = textTable(RU, { en: EN, ch: CH });
