// Stores one mark that a teacher gives, with points, comment and its place in the history.
import type { DoubtState } from '#contract/entities/attempt-trust.ts';
import type { RubricMark } from '#contract/entities/review.ts';
import { isPassed, roundMark, sumOfMarks } from '#contract/marks.ts';
import { ApiFault, type FaultDetail } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { rubricSchema, type Rubric } from '#tasks/kit/schema.ts';
import { findAttemptTasks, nextVersion, type AttemptTaskRow } from '../attempts-repository.ts';
import { answerAppeal } from './mark-appeals-repository.ts';
import { countStoredObstacles, type GateWaivers } from '#server/marking/obstacles.ts';
import { findGateWaivers } from './gate-waivers.ts';

interface GivenMark {
  readonly mark: number | null;
  readonly comment: string;
  readonly reason: string;
  /** undefined keeps the points given before. */
  readonly rubric?: readonly RubricMark[] | null;
}

interface Marking {
  readonly person: Person;
  readonly now: string;
  readonly task: AttemptTaskRow;
  readonly data: TaskData | undefined;
  readonly given: GivenMark;
}

/** The rows by which a teacher gives points for a task; empty if it has none. */
function rubricOf(data: TaskData | undefined): Rubric {
  return rubricSchema.safeParse(data?.params['rubric']).data ?? [];
}

/** Whether a teacher still has to mark the task; a failed automatic marking leaves no mark. */
function isWaiting(task: Pick<AttemptTaskRow, 'needsReview' | 'mark'>): boolean {
  return task.needsReview || task.mark === null;
}

function tooBig(path: string, maximum: number): FaultDetail {
  return { path, code: 'FIELD_TOO_BIG', message: 'FIELD_TOO_BIG', params: { maximum } };
}

function rubricFaults(rubric: Rubric, given: readonly RubricMark[]): readonly FaultDetail[] {
  return given.flatMap(({ id, points }, index): readonly FaultDetail[] => {
    const row = rubric.find((one) => one.id === id);
    const path = `rubric.${index}`;
    if (row === undefined || given.findIndex((one) => one.id === id) !== index) {
      return [{ path: `${path}.id`, code: 'FIELD_INVALID', message: 'CRITERION_UNKNOWN' }];
    }
    return points > row.points ? [tooBig(`${path}.points`, row.points)] : [];
  });
}

function faultsOf({ task, data, given }: Marking): readonly FaultDetail[] {
  const { mark, rubric, reason } = given;
  const changes = !isWaiting(task) && mark !== task.mark;
  return [
    ...(mark !== null && mark > task.maxScore ? [tooBig('mark', task.maxScore)] : []),
    ...(rubric ? rubricFaults(rubricOf(data), rubric) : []),
    ...(changes && reason.trim() === ''
      ? [{ path: 'reason', code: 'FIELD_REQUIRED', message: 'REASON_NEEDED' } as const]
      : []),
  ];
}

/** Stores the mark and its history. VALIDATION: too many points, unknown rows, no reason for a change. */
export async function giveMark(tx: Tx, marking: Marking): Promise<void> {
  const { person, now, task, given } = marking;
  const details = faultsOf(marking);
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
  const { attemptId, taskId, mark: fromMark } = task;
  const mark = given.mark === null ? null : roundMark(given.mark);
  await tx
    .updateTable('attemptTasks')
    .set({
      mark,
      comment: given.comment,
      manuallyReviewed: mark !== null,
      needsReview: mark === null,
      reviewVersion: task.reviewVersion + 1,
      // Another act no longer takes this mark back.
      regradeId: mark === task.mark ? task.regradeId : null,
      claimedById: null,
      claimedByName: null,
      claimedUntil: null,
      ...(given.rubric === undefined ? {} : { rubric: given.rubric === null ? null : json(given.rubric) }),
    })
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', taskId)
    .execute();
  const reason = given.reason.trim();
  const history = { id: newId(), attemptId, taskId, at: now, byId: person.id, byName: person.fullName };
  // A proposed mark was nobody's mark.
  const from = isWaiting(task) ? null : fromMark;
  await tx
    .insertInto('markHistory')
    .values({ ...history, fromMark: from, toMark: mark, reason, comment: given.comment })
    .execute();
  if (mark !== fromMark) await answerAppeal(tx, task, { state: 'CHANGED', answer: reason, person, now });
}

interface Summed {
  readonly id: string;
  readonly doubt: DoubtState | null;
  readonly gradeForCompletion: number;
  /** It counts nowhere: neither passed nor failed. */
  readonly isBegunHeld: boolean;
  readonly waivedGates: number;
}

/** The mark and the state of an attempt by the marks of its tasks. */
export function sumsOf(
  tasks: readonly AttemptTaskRow[],
  attempt: Omit<Summed, 'id' | 'waivedGates'>,
  waivers: GateWaivers,
) {
  const mark = sumOfMarks(tasks.map((task) => task.mark));
  const needsReview = tasks.some(isWaiting) || attempt.doubt === 'PENDING';
  const counts = !needsReview && !attempt.isBegunHeld;
  const status = needsReview ? ('REVIEW_PENDING' as const) : ('REVIEWED' as const);
  const isMet = () => isPassed(mark, attempt.gradeForCompletion, countStoredObstacles(tasks, waivers));
  const passed = counts ? isMet() : null;
  return { mark, passed, needsReview, status };
}

/** Recalculates the attempt's mark and state. `comment` is for the whole attempt; undefined keeps it. */
export async function storeSums(tx: Tx, attempt: Summed, now: string, comment?: string): Promise<void> {
  const tasks = await findAttemptTasks(tx, attempt.id);
  const sums = sumsOf(tasks, attempt, await findGateWaivers(tx, attempt));
  await tx
    .updateTable('attempts')
    .set({
      ...sums,
      reviewedAt: now,
      waivedGates: attempt.waivedGates,
      version: nextVersion,
      ...(comment === undefined ? {} : { comment }),
    })
    .where('id', '=', attempt.id)
    .execute();
}
