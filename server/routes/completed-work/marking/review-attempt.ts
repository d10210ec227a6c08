// A teacher's marks for a whole attempt, which replace the server's own and go into the history.
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { z } from 'zod';
import type { patchCompletedWork } from '#contract/calls/completed-work.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAttemptTasks, lockAttempt } from '../attempts-repository.ts';
import { giveMark, storeSums } from './give-mark.ts';
import { findResult, toCompletedWork, type ResultRow } from '../results/results-repository.ts';

type Change = z.output<typeof patchCompletedWork.body>;

interface Review {
  readonly person: Person;
  readonly attemptId: string;
  readonly change: Change;
  readonly ifMatch: number | undefined;
  readonly now: string;
}

async function reviewable(tx: Tx, { person, attemptId, ifMatch, now }: Review): Promise<ResultRow> {
  if (ifMatch === undefined) throw new ApiFault('VERSION_REQUIRED');
  await lockAttempt(tx, attemptId);
  const row = orNotFound(await findResult(tx, person, attemptId));
  // Nobody marks their own attempt.
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  if (row.status !== 'REVIEWED' && row.status !== 'REVIEW_PENDING') throw new ApiFault('CONFLICT');
  if (row.version !== ifMatch)
    throw new ApiFault('REVIEW_CONFLICT', { current: toCompletedWork(row, person, now) });
  return row;
}

/** Stores the marks. Throws VERSION_REQUIRED, REVIEW_CONFLICT, CONFLICT (not marked yet), FORBIDDEN (own). */
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
  return orNotFound(await findResult(tx, person, attemptId));
}
