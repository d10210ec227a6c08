/** A teacher's marks: over the server's own, with their history. */
import type { z } from 'zod';
import type { patchCompletedWork } from '#contract/calls/completed-work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAttemptTasks, type AttemptTaskRow } from './attempts-repository.ts';
import { findResult, toCompletedWork, type ResultRow } from './results-repository.ts';

type Change = z.output<typeof patchCompletedWork.body>;
type NewMark = NonNullable<Change['marks']>[number];

export interface Review {
  readonly person: Person;
  readonly attemptId: string;
  readonly change: Change;
  readonly ifMatch: number | undefined;
  readonly now: string;
}

async function storeMark(
  tx: Tx,
  { person, now }: Review,
  task: AttemptTaskRow,
  given: NewMark,
): Promise<void> {
  const { attemptId, taskId, mark: fromMark } = task;
  if (given.mark !== null && given.mark > task.maxScore) {
    throw new ApiFault('VALIDATION', {
      details: [
        {
          path: 'marks.mark',
          code: 'FIELD_TOO_BIG',
          message: 'FIELD_TOO_BIG',
          params: { maximum: task.maxScore },
        },
      ],
    });
  }
  await tx
    .updateTable('attemptTasks')
    .set({
      mark: given.mark,
      comment: given.comment,
      manuallyReviewed: given.mark !== null,
      needsReview: given.mark === null,
    })
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', taskId)
    .execute();
  const history = { id: newId(), attemptId, taskId, at: now, byId: person.id, byName: person.fullName };
  await tx
    .insertInto('markHistory')
    .values({ ...history, fromMark, toMark: given.mark, reason: given.reason })
    .execute();
}

async function storeSums(tx: Tx, row: ResultRow, comment: string): Promise<void> {
  const tasks = await findAttemptTasks(tx, row.id);
  const mark = Math.round(tasks.reduce((sum, task) => sum + (task.mark ?? 0), 0) * 100) / 100;
  const needsReview = tasks.some((task) => task.needsReview);
  const passed = needsReview ? null : mark >= row.gradeForCompletion;
  await tx
    .updateTable('attempts')
    .set({
      mark,
      passed,
      needsReview,
      comment,
      status: needsReview ? 'REVIEW_PENDING' : 'REVIEWED',
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
}

async function reviewable(tx: Tx, { person, attemptId, ifMatch, now }: Review): Promise<ResultRow> {
  if (ifMatch === undefined) throw new ApiFault('VERSION_REQUIRED');
  await tx.selectFrom('attempts').select('id').where('id', '=', attemptId).forUpdate().execute();
  const row = await findResult(tx, person, attemptId);
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  // Nobody marks their own work.
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  if (row.status !== 'REVIEWED' && row.status !== 'REVIEW_PENDING') throw new ApiFault('CONFLICT');
  if (row.version !== ifMatch)
    throw new ApiFault('REVIEW_CONFLICT', { current: toCompletedWork(row, person, now) });
  return row;
}

export async function storeReview(tx: Tx, review: Review): Promise<ResultRow> {
  const { person, change, attemptId } = review;
  const row = await reviewable(tx, review);
  const before = await findAttemptTasks(tx, attemptId);
  for (const given of change.marks ?? []) {
    const task = before.find((one) => one.taskId === given.taskId);
    if (task === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
    await storeMark(tx, review, task, given);
  }
  await storeSums(tx, row, change.comment ?? row.comment);
  const marks = before.map(({ taskId, mark, comment }) => ({ taskId, mark, comment }));
  await audit(
    tx,
    person,
    'result.review',
    { type: 'completedWork', id: attemptId },
    { marks, comment: row.comment },
    change,
  );
  const stored = await findResult(tx, person, attemptId);
  if (stored === undefined) throw new ApiFault('NOT_FOUND');
  return stored;
}
