// A teacher's decision on what counts only when a teacher accepts it.
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { lockAttempt, nextVersion } from '../attempts-repository.ts';
import { findResult, type ResultRow } from '../results/results-repository.ts';
import { storeSums } from './give-mark.ts';

interface Decision {
  readonly person: Person;
  readonly attemptId: string;
  readonly accepts: boolean;
  readonly reason: string;
  readonly now: string;
}

async function decidable(tx: Tx, { person, attemptId }: Decision): Promise<ResultRow> {
  await lockAttempt(tx, attemptId);
  const row = orNotFound(await findResult(tx, person, attemptId));
  // Nobody decides on their own attempt.
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  const isMarked = row.status === 'REVIEWED' || row.status === 'REVIEW_PENDING';
  if (!isMarked || (row.doubt !== 'PENDING' && row.doubt !== 'CLAIMED')) throw new ApiFault('CONFLICT');
  return row;
}

/**
 * Stores the decision. What is accepted is marked again in the background, and marks that a teacher gave stay; what
 * is refused leaves the mark as it is. CONFLICT: there is nothing to decide, or it has been decided.
 */
export async function decideDoubtOf(tx: Tx, decision: Decision): Promise<ResultRow> {
  const { person, attemptId, accepts, reason, now } = decision;
  const row = await decidable(tx, decision);
  const doubt = accepts ? 'ACCEPTED' : 'REFUSED';
  await tx
    .updateTable('attempts')
    .set({ doubt, version: nextVersion, ...(accepts ? { status: 'SUBMITTED', markTries: 0 } : {}) })
    .where('id', '=', attemptId)
    .execute();
  if (!accepts) await storeSums(tx, { ...row, doubt }, now);
  const { mark, claimedMark } = row;
  await audit(tx, person, 'result.doubt', attemptSubject(row), { mark, claimedMark }, { accepts, reason });
  return orNotFound(await findResult(tx, person, attemptId));
}
