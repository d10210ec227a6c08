// Texts of the author screen of a long answer.
import { textTable } from '../kit/text-table.ts';

const RU = {
  length: 'Ожидаемый объём, знаков',
  lengthHow: 'Учащийся видит его рядом со счётчиком. Короче ответить можно.',
};
type QuestionAuthorTexts = Readonly<typeof RU>;
const EN: QuestionAuthorTexts = {
  length: 'Expected length, characters',
  lengthHow: 'Shown to the learner beside the counter. A shorter answer is allowed.',
};
const CH: QuestionAuthorTexts = {
  length: '期望字数',
  lengthHow: '学员在计数旁看到此数。答案可以更短。',
};

export const questionAuthorTexts = textTable(RU, { en: EN, ch: CH });
