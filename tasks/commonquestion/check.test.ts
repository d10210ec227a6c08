import { expect, test } from 'vitest';
import { checkCommonQuestion } from './check.ts';
import { commonQuestionKey } from './strip.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';

test.each([
  ['SMIF', 5],
  ['smif', 5],
  ['  Smif ', 5],
  ['S MIF', 0],
  ['SMIF-под', 0],
])('%j gets %s of 5', (text, mark) => {
  expect(checkCommonQuestion({ expected: 'SMIF' }, { text }, 5).mark).toBe(mark);
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
  expect(commonQuestionKey({ ...sampleTasks.COMMONQUESTION.task, answers })).toEqual({ expected });
});
