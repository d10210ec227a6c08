// Pictures beside a question are told of in words, in every language.
import { expect, test } from 'vitest';
import { taskInputSchema } from '#contract/entities/work.ts';
import { checkTask } from './check-task.ts';

const said = (ru: string) => ({ ru, en: `${ru} (en)`, ch: `${ru} (ch)` });
const RUSSIAN = { ru: 'Колпак', en: '', ch: '' };

test.each([
  ['nothing is told', undefined, ['PICTURE_UNTOLD']],
  ['of one of two', { f: said('Колпак') }, ['PICTURE_UNTOLD']],
  ['of both', { f: said('Колпак'), g: said('Халат') }, []],
  ['in Russian alone', { f: said('Колпак'), g: RUSSIAN }, ['LANGUAGE_MISSING', 'LANGUAGE_MISSING']],
  ['of a picture that is not there', { gone: said('Колпак') }, ['PICTURE_UNTOLD']],
])('%s', (_name, alts, codes) => {
  const task = taskInputSchema.parse({
    taskType: 'COMMONQUESTION',
    question: { content: said('Что на рисунке?'), filesId: ['f', 'g'], alts },
    answers: [{ id: 'a', content: said('шкаф') }],
    maxScore: 1,
  });
  expect(checkTask(task).map(({ code }) => code)).toEqual(codes);
});
