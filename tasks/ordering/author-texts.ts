// Texts of the author screen of an order.
import { textTable } from '../kit/text-table.ts';

const RU = {
  items: 'Шаги в верном порядке',
  item: 'Шаг {number}',
  add: 'Добавить шаг',
  other: 'Верный порядок {number}',
  addOther: 'Верен и другой порядок',
  how: 'Расставьте шаги так, как верно: учащийся получит их вперемешку. Enter — следующий шаг; вставленный список станет шагами.',
};
type OrderingAuthorTexts = Readonly<typeof RU>;
const EN: OrderingAuthorTexts = {
  items: 'Steps in the right order',
  item: 'Step {number}',
  add: 'Add a step',
  other: 'Right order {number}',
  addOther: 'Another order is right too',
  how: 'Put the steps into the right order: the learner gets them shuffled. Enter: the next step; a pasted list becomes steps.',
};
const CH: OrderingAuthorTexts = {
  items: '按正确顺序排列的步骤',
  item: '步骤 {number}',
  add: '添加步骤',
  other: '正确顺序 {number}',
  addOther: '另一个顺序也正确',
  how: '请按正确顺序排列，学员看到的顺序会被打乱。按 Enter 添加下一步；粘贴的列表会变成步骤。',
};
export const orderingAuthorTexts = textTable(RU, { en: EN, ch: CH });
