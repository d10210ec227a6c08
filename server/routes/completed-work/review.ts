/** A teacher's marks over a whole attempt: over the server's own, with their history. */
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { z } from 'zod';
import type { patchCompletedWork } from '#contract/calls/completed-work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAttemptTasks } from './attempts-repository.ts';
import { giveMark, storeSums } from './give-mark.ts';
import { findResult, toCompletedWork, type ResultRow } from './results-repository.ts';

type Change = z.output<typeof patchCompletedWork.body>;

export interface Review {
  readonly person: Person;
  readonly attemptId: string;
  readonly change: Change;
  readonly ifMatch: number | undefined;
  readonly now: string;
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
  const { person, change, attemptId, now } = review;
  const row = await reviewable(tx, review);
  const before = await findAttemptTasks(tx, attemptId);
  const contents = await taskRevisionsOf(tx, before);
  for (const given of change.marks ?? []) {
    const task = before.find((one) => one.taskId === given.taskId);
    if (task === undefined) throw new ApiFault('NOT_FOUND', { message: 'QUESTION_NOT_FOUND' });
    await giveMark(tx, { person, now, task, data: contents.get(task.taskId), given });
  }
  await storeSums(tx, row, now, change.comment ?? row.comment);
  const marks = before.map(({ taskId, mark, comment }) => ({ taskId, mark, comment }));
  await audit(tx, person, 'result.review', attemptSubject(row), { marks, comment: row.comment }, change);
  const stored = await findResult(tx, person, attemptId);
  if (stored === undefined) throw new ApiFault('NOT_FOUND');
  return stored;
}
