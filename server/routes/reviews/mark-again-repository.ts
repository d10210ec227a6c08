// Has an attempt marked automatically once more whose marking was given up.
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAttemptTasks, nextVersion } from '../completed-work/attempts-repository.ts';
import { aliasOf, hidesName } from './reviews-repository.ts';

/** Throws NOT_FOUND, and CONFLICT where the marking was not given up or a teacher has marked an answer. */
export async function startMarkingAgain(tx: Tx, person: Person, reviewId: string): Promise<void> {
  const attempt = orNotFound(
    await tx
      .selectFrom('attempts')
      .selectAll()
      .where((eb) => taughtAttempts(tx, person)(eb as never))
      .where('userId', '!=', person.id)
      .where('reviewId', '=', reviewId)
      .forUpdate()
      .executeTakeFirst(),
  );
  const tasks = await findAttemptTasks(tx, attempt.id);
  const isMarked = tasks.some(({ manuallyReviewed }) => manuallyReviewed);
  if (attempt.status !== 'REVIEW_PENDING' || attempt.setAsideAt === null || isMarked)
    throw new ApiFault('CONFLICT');
  await tx
    .updateTable('attempts')
    .set({ status: 'SUBMITTED', markTries: 0, setAsideAt: null, version: nextVersion })
    .where('id', '=', attempt.id)
    .execute();
  const userName = hidesName(attempt) ? `№ ${aliasOf(reviewId)}` : attempt.userName;
  const subject = attemptSubject({ ...attempt, userName });
  const before = { setAsideAt: attempt.setAsideAt };
  await audit(tx, person, 'result.mark-again', subject, before, { setAsideAt: null });
}
