/** Starting an attempt: a unique index makes it single; whoever comes second resumes it and becomes its writer. */
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import {
  closeOverdue,
  findAttempt,
  nextVersion,
  type AttemptRow,
} from '../completed-work/attempts-repository.ts';
import { findOpenExecution, learnableWork, type WantedAttempt } from './attempt-terms.ts';
import { insertAttempt } from './insert-attempt.ts';

/** The attempt that the constraints hold: the one in progress, or the one of the event. */
async function standingAttempt(
  tx: Tx,
  { person, workId, mode, executionId }: WantedAttempt,
): Promise<AttemptRow | undefined> {
  const own = tx.selectFrom('attempts').selectAll().where('userId', '=', person.id);
  if (executionId !== undefined)
    return own.where('executionId', '=', executionId).forUpdate().executeTakeFirst();
  return own
    .where('workId', '=', workId)
    .where('mode', '=', mode)
    .where('executionKey', '=', '')
    .where('status', 'in', ['IN_PROGRESS', 'CLOSING'])
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the caller the writer. Undefined: it is over by now, another may begin. */
async function resume(
  tx: Tx,
  standing: AttemptRow,
  { person, now, writerKey = null }: WantedAttempt,
): Promise<AttemptRow | undefined> {
  // The answer to this very opening was lost: it may still bring what was done before the deadline.
  if (writerKey !== null && standing.writerKey === writerKey) return standing;
  const isOtherSession = standing.sessionId !== null && standing.sessionId !== person.sessionId;
  if (isOtherSession) {
    // A demo person's attempt of an ended session: nobody goes on with it.
    await tx.deleteFrom('attempts').where('id', '=', standing.id).execute();
    return undefined;
  }
  const closed = await closeOverdue(tx, now, standing.id);
  if (closed > 0 || standing.status !== 'IN_PROGRESS') return undefined;
  await tx
    .updateTable('attempts')
    .set({ writer: standing.writer + 1, writerKey, lastContactAt: now, version: nextVersion })
    .where('id', '=', standing.id)
    .execute();
  return findAttempt(tx, standing.id);
}

export type Started =
  | { readonly kind: 'STARTED' | 'RESUMED'; readonly attempt: AttemptRow }
  | { readonly kind: 'CLOSED' };

/** One try within a transaction; the unique indexes decide between parallel ones. */
export async function startOrResume(tx: Tx, wanted: WantedAttempt): Promise<Started> {
  const execution = await findOpenExecution(tx, wanted);
  const work = await learnableWork(tx, wanted);
  for (let tries = 0; tries < 3; tries++) {
    const standing = await standingAttempt(tx, wanted);
    if (standing !== undefined) {
      const attempt = await resume(tx, standing, wanted);
      if (attempt !== undefined) return { kind: 'RESUMED', attempt };
      if ((await findAttempt(tx, standing.id)) !== undefined) return { kind: 'CLOSED' };
    }
    const id = await insertAttempt(tx, wanted, work, execution);
    const attempt = id === undefined ? undefined : await findAttempt(tx, id);
    if (attempt !== undefined) return { kind: 'STARTED', attempt };
  }
  throw new ApiFault('CONFLICT');
}
