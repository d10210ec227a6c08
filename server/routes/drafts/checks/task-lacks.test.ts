import { expect, test } from 'vitest';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { checkTask } from './check-task.ts';

const said = (ru: string) => ({ ru, en: ru, ch: ru });
const option = (ru: string) => ({ content: said(ru), filesId: [] });
const CARD = { id: 'c1', title: said('а'), text: said(''), filesId: [], alt: said(''), thing: null };

const TASK: TaskData = {
  taskType: 'SINGLECHOICE',
  question: option('Что?'),
  answers: [option('а'), option('б')],
  trueAnswerIndex: [0],
  fileDocumentIds: [],
  resultText: said(''),
  successResult: said(''),
  failureResult: said(''),
  neutralResult: said(''),
  hint: said(''),
  answerFileIds: [],
  settingsTask: { modes: ['TRAINING'], maxAttempts: null, hintPenalty: 1 },
  maxScore: 4,
  params: {},
};

test.each<[string, Partial<TaskData>, string]>([
  ['a choice without a right option', { trueAnswerIndex: [] }, 'RIGHT_OPTION'],
  ['a choice of one', { answers: [option('а')] }, 'OPTIONS'],
  ['a typed word', { taskType: 'COMMONQUESTION', answers: [] }, 'RIGHT_WORDS'],
  ['a number', { taskType: 'NUMERIC', params: {} }, 'NUMBER'],
  ['pairs', { taskType: 'MATCHING', trueAnswerIndex: [], params: { left: [] } }, 'PAIRS'],
  ['gaps', { taskType: 'EMPTYQUESTION', params: { text: said('а'), gaps: [] } }, 'GAPS'],
  ['a drawing', { taskType: 'PAINT', params: {} }, 'PICTURE'],
  ['a cassette', { taskType: 'TASKTESTCASECASSETESTATUS', params: {} }, 'CELLS'],
  ['a form', { taskType: 'DOCUMENT', params: { fields: [] } }, 'FIELDS'],
  ['a lesson of one card', { taskType: 'LESSON', params: { cards: [CARD] } }, 'CARDS'],
  ['a key beyond the options', { trueAnswerIndex: [7] }, 'PARTS'],
])('what %s lacks is said', (_name, task, lack) => {
  const found = checkTask({ ...TASK, ...task }).find(({ code }) => code === 'TASK_BROKEN');
  expect(found?.params).toEqual({ lack });
});
