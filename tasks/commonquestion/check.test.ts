import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { commonQuestionRules } from './check.ts';
import { commonQuestionKind } from './kind.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';

test.each([
  ['SMIF', 5],
  ['smif', 5],
  ['  Smif ', 5],
  ['S MIF', 0],
  ['SMIF-под', 0],
])('%j gets %s of 5', (text, mark) => {
  expect(checkAnswer(commonQuestionRules, { expected: 'SMIF' }, { text }, 5).mark).toBe(mark);
});

test.each([
  [{ ru: ' ГМДС ', en: 'HMDS', ch: '' }, 'ГМДС'],
  [{ ru: '', en: 'HMDS', ch: '增粘剂' }, 'HMDS'],
  [{ ru: ' ', en: '', ch: '增粘剂' }, '增粘剂'],
])('the first answer’s variant that counts: %o → %s', (content, expected) => {
  const answers = [
    { content, filesId: [] },
    { content: { ru: 'другой', en: '', ch: '' }, filesId: [] },
  ];
  const task = { ...sampleTasks.COMMONQUESTION.task, answers };
  expect(commonQuestionKind.keyOf(task, { secret: 's', isShuffled: true }).key).toEqual({ expected });
});
