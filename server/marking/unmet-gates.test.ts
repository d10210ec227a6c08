import { expect, it } from 'vitest';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { GateWaiver } from '#contract/entities/review.ts';
import { countedGrade, countUnmetGates } from './unmet-gates.ts';

type Run = Pick<TaskResult, 'taskId' | 'simulation'>;
type Grade = NonNullable<NonNullable<TaskResult['simulation']>['grade']>;

const GRADE = { failedBy: ['cap', 'mask'], score: 40, scoreWithoutFailure: 90, passed: false, passScore: 70 };
const JUDGED = { ...GRADE, smallestChange: [{ id: 'cap' }, { id: 'step' }] } as unknown as Grade;
const run = (failedBy: string[], taskId = 't1'): Run => ({
  taskId,
  simulation: { grade: { ...JUDGED, failedBy } } as unknown as TaskResult['simulation'],
});
const waived = (gateId: string): GateWaiver => ({ gateId, at: '', byName: '', reason: '' });
const QUESTION: Run = { taskId: 'q', simulation: null };

it.each([
  [[], [], 0],
  [[QUESTION, run([])], [], 0],
  [[run([]), run(['cap', 'mask'], 't2'), QUESTION, run(['hands'], 't3')], [], 3],
  [[run(['cap', 'mask'])], ['cap'], 1],
  [[run(['cap', 'mask']), run(['cap'], 't2')], ['cap', 'mask'], 1],
])('%j without %j of t1 has %d gates unmet', (tasks, gates, count) =>
  expect(countUnmetGates(tasks, new Map([['t1', gates.map(waived)]]))).toBe(count),
);

it.each([
  [[], JUDGED],
  [['other'], JUDGED],
  [['cap'], { failedBy: ['mask'], score: 40, passed: false, smallestChange: [{ id: 'step' }] }],
  [['cap', 'mask'], { failedBy: [], score: 90, passed: true, smallestChange: [] }],
])('a grade without %j', (gates, expected) =>
  expect(countedGrade(JUDGED, gates.map(waived))).toMatchObject(expected),
);

it('stays not passed where what is left is too little, or what was needed is not told', () => {
  const both = ['cap', 'mask'].map(waived);
  expect(countedGrade({ ...JUDGED, scoreWithoutFailure: 69 }, both)).toMatchObject({
    score: 69,
    passed: false,
  });
  expect(countedGrade({ ...JUDGED, passScore: undefined } as unknown as Grade, both).passed).toBe(false);
});
