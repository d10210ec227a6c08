// A learner questions the final mark of a task, once.
import type { Appeal } from '#contract/entities/review.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import type { Tx } from '#server/storage/schema.ts';
import { lockAttempt } from '../attempts-repository.ts';
import { resultDetails } from '../results/result-details.ts';
import { findResult } from '../results/results-repository.ts';
import { insertAppeal } from './mark-appeals-repository.ts';

interface Questioned {
  readonly person: Person;
  readonly attemptId: string;
  readonly taskId: string;
  readonly reason: string;
  readonly now: string;
}

/** Stores the question. NOT_FOUND: not one's own; CONFLICT: questioned before, not final, or held by an event. */
export async function appealMarkOf(tx: Tx, questioned: Questioned): Promise<Appeal> {
  const { person, attemptId, taskId, reason, now } = questioned;
  await lockAttempt(tx, attemptId);
  const row = orNotFound(await findResult(tx, person, attemptId));
  if (row.userId !== person.id) throw new ApiFault('NOT_FOUND');
  const { results } = await resultDetails(tx, person, row, now);
  const { appeal, mayAppeal, mark } = orNotFound(results.find((result) => result.taskId === taskId));
  if (appeal !== null) throw new ApiFault('CONFLICT', { message: 'APPEALED_BEFORE' });
  if (!mayAppeal) throw new ApiFault('CONFLICT', { message: 'APPEAL_NOT_YET' });
  const isNew = await insertAppeal(tx, { attemptId, taskId }, { at: now, reason });
  if (!isNew) throw new ApiFault('CONFLICT', { message: 'APPEALED_BEFORE' });
  await audit(tx, person, 'result.appeal', attemptSubject(row), null, { taskId, mark, reason });
  return { at: now, reason, state: 'OPEN', answer: '', answeredAt: null, answeredByName: null };
}
