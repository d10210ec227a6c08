// Texts of the author screen of pairs.
import { textTable } from '../kit/text-table.ts';

const RU = {
  pairs: 'Верные пары',
  pair: 'Слева, пара {number}',
  answer: 'Справа: {name}',
  answerOfPair: 'Справа, пара {number}',
  addPair: 'Добавить пару',
  how: 'Слева — то, к чему подбирают; справа — верный ответ. Правая сторона перемешивается.',
  extra: 'Лишние ответы',
  extraRow: 'Лишний ответ {number}',
  addExtra: 'Добавить лишний ответ',
  extraHow: 'Стоят среди ответов и не подходят ни к чему.',
};
type MatchingAuthorTexts = Readonly<typeof RU>;
const EN: MatchingAuthorTexts = {
  pairs: 'Right pairs',
  pair: 'Left, pair {number}',
  answer: 'Right: {name}',
  answerOfPair: 'Right, pair {number}',
  addPair: 'Add a pair',
  how: 'On the left what is matched, on the right its answer. The right side is shuffled.',
  extra: 'Answers to spare',
  extraRow: 'Answer to spare {number}',
  addExtra: 'Add an answer to spare',
  extraHow: 'They stand among the answers and match nothing.',
};
const CH: MatchingAuthorTexts = {
  pairs: '正确配对',
  pair: '左侧，第 {number} 对',
  answer: '右侧：{name}',
  answerOfPair: '右侧，第 {number} 对',
  addPair: '添加一对',
  how: '左侧是待配对的内容，右侧是正确答案。右侧会被打乱。',
  extra: '干扰项',
  extraRow: '干扰项 {number}',
  addExtra: '添加干扰项',
  extraHow: '混在答案中，与任何一项都不匹配。',
};
export const matchingAuthorTexts = textTable(RU, { en: EN, ch: CH });
