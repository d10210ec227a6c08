import { expect, it } from 'vitest';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { GateWaiver } from '#contract/entities/review.ts';
import { countedGrade, countObstacles, obstaclesOf } from './obstacles.ts';

type Grade = NonNullable<NonNullable<TaskResult['simulation']>['grade']>;

const GRADE = { failedBy: ['cap', 'mask'], score: 40, scoreWithoutFailure: 90, passed: false, passScore: 70 };
const JUDGED = {
  ...GRADE,
  judgingVersion: 6,
  smallestChange: [{ id: 'cap' }, { id: 'step' }],
} as unknown as Grade;
const task = (
  grade: Grade | null,
  given: Partial<Parameters<typeof obstaclesOf>[0]> = {},
  taskId = 't1',
) => ({
  taskId,
  mark: grade === null ? 5 : grade.score / 10,
  maxScore: 10,
  manuallyReviewed: false,
  simulation: (grade === null ? null : { grade }) as TaskResult['simulation'],
  ...given,
});
const run = (failedBy: string[], taskId = 't1') => task({ ...JUDGED, failedBy, score: 80 }, {}, taskId);
const waived = (gateId: string): GateWaiver => ({ gateId, at: '', byName: '', reason: '' });
const QUESTION = task(null, {}, 'q');

it.each([
  [[], [], 0],
  [[QUESTION, run([])], [], 0],
  [[run([]), run(['cap', 'mask'], 't2'), QUESTION, run(['hands'], 't3')], [], 3],
  [[run(['cap', 'mask'])], ['cap'], 1],
  [[run(['cap', 'mask']), run(['cap'], 't2')], ['cap', 'mask'], 1],
])('%j without %j of t1 has %d gates unmet', (tasks, gates, count) =>
  expect(countObstacles(tasks, new Map([['t1', gates.map(waived)]]))).toBe(count),
);

const scored = (score: number, more: Partial<Grade> = {}): Grade => ({
  ...JUDGED,
  failedBy: [],
  score,
  passed: score >= 70,
  ...more,
});

it.each([
  ['a score as high as the pass mark', task(scored(70)), 0],
  ['a score below it', task(scored(69.99)), 1],
  ['a score below it that rounds up in points of the task', task(scored(69.96), { mark: 7 }), 1],
  ['a mark that only the hint lowered', task(scored(75), { mark: 6 }), 0],
  ['a teacher’s mark that reaches it', task(scored(40), { mark: 7, manuallyReviewed: true }), 0],
  ['a teacher’s mark that does not', task(scored(95), { mark: 6.99, manuallyReviewed: true }), 1],
  ['full points by decree', task(scored(40), { mark: 10 }), 0],
  ['no mark yet', task(scored(40), { mark: null, manuallyReviewed: true }), 1],
  ['a grade of an earlier judging', task(scored(40, { judgingVersion: 4 })), 0],
  [
    'a grade of the first judging',
    task({ ...scored(40), judgingVersion: 1, passScore: undefined } as never),
    0,
  ],
])('%s', (_name, one, shortCases) => expect(obstaclesOf(one)).toEqual({ gates: 0, shortCases }));

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
