// A teacher's decision on what counts only when a teacher accepts it.
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Tx } from '#server/storage/schema.ts';
import { nextVersion } from '../attempts-repository.ts';
import type { ResultRow } from '../results/results-repository.ts';
import { storeSums } from './give-mark.ts';

interface Decision {
  readonly person: Person;
  /** What of the attempt is decided on: the caller has found it as one that the person may mark. */
  readonly row: DecidedRow;
  readonly accepts: boolean;
  readonly reason: string;
  readonly now: string;
}

type DecidedRow = Pick<
  ResultRow,
  | 'id'
  | 'userId'
  | 'userName'
  | 'workTitle'
  | 'status'
  | 'doubt'
  | 'mark'
  | 'claimedMark'
  | 'gradeForCompletion'
  | 'isBegunHeld'
  | 'waivedGates'
>;

function refuseUndecidable({ row, person }: Decision): void {
  // Nobody decides on their own attempt.
  if (row.userId === person.id) throw new ApiFault('FORBIDDEN');
  const isMarked = row.status === 'REVIEWED' || row.status === 'REVIEW_PENDING';
  if (!isMarked || (row.doubt !== 'PENDING' && row.doubt !== 'CLAIMED')) throw new ApiFault('CONFLICT');
}

/**
 * Stores the decision. What is accepted is marked again in the background, and marks that a teacher gave stay; what
 * is refused leaves the mark as it is. CONFLICT: there is nothing to decide, or it has been decided.
 */
export async function decideDoubtOf(tx: Tx, decision: Decision): Promise<void> {
  const { person, row, accepts, reason, now } = decision;
  refuseUndecidable(decision);
  const doubt = accepts ? 'ACCEPTED' : 'REFUSED';
  await tx
    .updateTable('attempts')
    .set({ doubt, version: nextVersion, ...(accepts ? { status: 'SUBMITTED', markTries: 0 } : {}) })
    .where('id', '=', row.id)
    .execute();
  if (!accepts) await storeSums(tx, { ...row, doubt }, now);
  const { mark, claimedMark } = row;
  await audit(tx, person, 'result.doubt', attemptSubject(row), { mark, claimedMark }, { accepts, reason });
}
