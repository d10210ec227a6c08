import { expect, it } from 'vitest';
import type { LearnerCourse, LearnerWork } from '#contract/entities/work.ts';
import { nextStepOf } from './next-step-of.ts';

interface Told {
  readonly id: string;
  readonly passed?: boolean;
  readonly attemptCount?: number;
  readonly runningAttemptId?: string;
  readonly heldUntil?: string;
  readonly waits?: true;
  readonly modes?: readonly string[];
}

/** Only what the choice looks at. */
const work = ({ id, waits, modes = ['TRAINING', 'CONTROL'], ...own }: Told): LearnerWork =>
  ({
    id,
    passed: false,
    attemptCount: 0,
    runningAttemptId: null,
    heldUntil: null,
    waitsFor: waits ? { kind: 'FROM', at: '2027-01-01T00:00:00Z' } : null,
    settingsWork: { modes },
    ...own,
  }) as unknown as LearnerWork;

const course = (...works: readonly Told[]): LearnerCourse =>
  ({ works: works.map(work) }) as unknown as LearnerCourse;

it.each<[string, readonly LearnerCourse[], string | undefined]>([
  ['the first work of the first course', [course({ id: 'a' }, { id: 'b' }), course({ id: 'c' })], 'a'],
  ['what is not passed yet', [course({ id: 'a', passed: true, attemptCount: 1 }, { id: 'b' })], 'b'],
  ['a course that has been begun', [course({ id: 'a' }), course({ id: 'b', attemptCount: 2 })], 'b'],
  ['no work that waits for another', [course({ id: 'a', waits: true }, { id: 'b' })], 'b'],
  ['no work that an event holds', [course({ id: 'a', heldUntil: '2027-01-01' }, { id: 'b' })], 'b'],
  ['no work for control alone', [course({ id: 'a', modes: ['CONTROL'] }, { id: 'b' })], 'b'],
  ['nothing beside what is under way', [course({ id: 'a' }, { id: 'b', runningAttemptId: 'x' })], undefined],
  ['nothing when all is passed', [course({ id: 'a', passed: true })], undefined],
  ['nothing without courses', [], undefined],
])('the next step is %s', (_what, courses, id) => {
  expect(nextStepOf(courses)?.work.id).toBe(id);
});
