// Texts of the author screen of a short answer.
import { textTable } from '../kit/text-table.ts';

const RU = {
  answer: 'Верный ответ',
  answerHow: 'Сравнивается русский вариант, если он есть. Регистр и пробелы по краям не важны.',
  variants: 'Принимать также',
  variant: 'Другой вариант {number}',
  addVariant: 'Добавить вариант',
  variantsHow: 'Варианты принимаются на любом языке.',
  rules: 'Что считать одним и тем же',
  caseMatters: 'Различать строчные и прописные буквы',
  ignoresYo: 'Не различать «е» и «ё»',
  ignoresSpaces: 'Не обращать внимания на пробелы внутри',
  allowsMisprint: 'Прощать одну опечатку в словах от пяти букв',
  tryIt: 'Проверить ответ',
  tryHow: 'Введите ответ так, как мог бы учащийся',
  accepted: 'Будет принят',
  refused: 'Не будет принят',
};
type CommonAuthorTexts = Readonly<typeof RU>;

const EN: CommonAuthorTexts = {
  answer: 'Right answer',
  answerHow: 'The Russian text is compared, where there is one. Case and outer spaces do not matter.',
  variants: 'Accept as well',
  variant: 'Another wording {number}',
  addVariant: 'Add a wording',
  variantsHow: 'They are accepted in any language.',
  rules: 'What counts as the same',
  caseMatters: 'Tell capital from small letters',
  ignoresYo: 'Take “е” and “ё” for the same',
  ignoresSpaces: 'Ignore spaces within the answer',
  allowsMisprint: 'Forgive one misprint in words of five letters or more',
  tryIt: 'Try an answer',
  tryHow: 'Type an answer as a learner might',
  accepted: 'Will be accepted',
  refused: 'Will not be accepted',
};

const CH: CommonAuthorTexts = {
  answer: '正确答案',
  answerHow: '如有俄语文本，则以其为准进行比较。不区分大小写，忽略首尾空格。',
  variants: '同样接受',
  variant: '其他写法 {number}',
  addVariant: '添加写法',
  variantsHow: '任何语言的写法均可接受。',
  rules: '视为相同的情况',
  caseMatters: '区分大小写',
  ignoresYo: '不区分“е”与“ё”',
  ignoresSpaces: '忽略答案中的空格',
  allowsMisprint: '五个字母以上的词允许一处笔误',
  tryIt: '试填答案',
  tryHow: '像学员那样输入一个答案',
  accepted: '会被接受',
  refused: '不会被接受',
};

export const commonAuthorTexts = textTable(RU, { en: EN, ch: CH });
