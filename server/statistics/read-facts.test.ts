// Whether a run counts as passed: as its result says it, not as its log alone would.
import { expect, test } from 'vitest';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import type { TaskToCount } from './count-job.ts';
import { FactReader } from './read-facts.ts';

const { play, seed, id } = cleanHandsMan;
const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;

function gradeOf(isSoaped: boolean) {
  const way = (key.way ?? []).map((action) =>
    action.params?.['soap'] ? { ...action, params: { soap: isSoaped } } : action,
  );
  return gradeRoomLog({ ruleset, play, seed, entries: planLog(ruleset, play, seed, way) }, key.reference)
    .grade;
}

const soaped = gradeOf(true);
const rinsed = gradeOf(false);

function isPassed(
  grade: typeof soaped,
  { mark = 5, manuallyReviewed = false, waivedGates = [] }: Partial<TaskToCount> = {},
): boolean | undefined {
  const task: TaskToCount = {
    taskId: 'task',
    taskRevision: 1,
    taskType: 'ROOM',
    position: 0,
    maxScore: 10,
    mark,
    useHint: false,
    attemptsUsed: 1,
    historyAnswer: [],
    answer: null,
    packedSimulation: null,
    rulesetId: null,
    rulesetRevision: null,
    trace: null,
    manuallyReviewed,
    waivedGates,
    isLeftOut: false,
    simulation: { actionCount: 1, refusedCount: 0, durationMs: 1, restarts: 0, invalid: null, grade },
  };
  const attempt = {
    id: 'attempt',
    personId: 'person',
    groupId: '',
    startedAt: '',
    revision: 1,
    executionId: null,
    mark,
    maxScore: 10,
    needed: 6,
    isPassed: false,
    order: { isShuffled: true, secret: '' },
    tasks: [task],
  } as const;
  return new FactReader().factsOf(attempt).tasks[0]?.run?.isPassed;
}

test.each([
  ['the right way', isPassed(soaped, { mark: 10 }), true],
  ['a gate not met', isPassed(rinsed), false],
  ['all its gates set aside', isPassed(rinsed, { waivedGates: rinsed.failedBy }), true],
  ['another gate set aside', isPassed(rinsed, { waivedGates: ['gate-of-another-case'] }), false],
  [
    'the right way, and few points by a teacher',
    isPassed(soaped, { mark: 3, manuallyReviewed: true }),
    false,
  ],
])('%s', (_what, found, wanted) => expect(found).toBe(wanted));
