// Rows of attempts, and their changes of state, which happen once because all updates are conditional.
import { sql } from 'kysely';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ownAttempts, type Learning } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** How long after the deadline batches delayed by a lost connection are accepted. */
export const GRACE_MS = 120_000;

/** `time` plus `ms`, as an ISO date-time. */
export function laterBy(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

export const nextVersion = sql<number>`${sql.ref('version')} + 1`;

export async function findAttempt(db: Db | Tx, id: string) {
  return db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirst();
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

/** A person's own attempt in progress at a work in a mode. */
export async function findRunningAttempt(
  db: Db,
  person: Learning,
  { workId, mode }: Pick<AttemptRow, 'workId' | 'mode'>,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where(ownAttempts(person))
    .where('workId', '=', workId)
    .where('mode', '=', mode)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
}

/** Locks the row until the end of the transaction, so that changes come one after the other. */
export async function lockAttempt(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('attempts').select('id').where('id', '=', id).forUpdate().execute();
}

/** The tasks of an attempt in their drawn order. */
export async function findAttemptTasks(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('attemptTasks')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('position')
    .execute();
}
export type AttemptTaskRow = Awaited<ReturnType<typeof findAttemptTasks>>[number];

/** The attempt, if it is the person's own; a demo attempt must also be of this session. */
export async function findOwnAttempt(
  db: Db | Tx,
  person: Person,
  id: string,
): Promise<AttemptRow | undefined> {
  const attempt = await findAttempt(db, id);
  if (attempt === undefined || attempt.userId !== person.id) return undefined;
  return attempt.sessionId === null || attempt.sessionId === person.sessionId ? attempt : undefined;
}

/** IN_PROGRESS → CLOSING where the deadline has passed, for one attempt or for all. Returns how many. */
export async function closeOverdue(tx: Tx, now: string, attemptId?: string): Promise<number> {
  let update = tx
    .updateTable('attempts')
    .set({ status: 'CLOSING', version: nextVersion })
    .where('status', '=', 'IN_PROGRESS')
    .where('deadline', '<=', now);
  if (attemptId !== undefined) update = update.where('id', '=', attemptId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** CLOSING → EXPIRED once the grace period is over, submitted at the deadline. Returns how many. */
export async function expireClosed(tx: Tx, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('attempts')
    .set((eb) => ({ status: 'EXPIRED', submittedAt: eb.ref('deadline'), version: nextVersion }))
    .where('status', '=', 'CLOSING')
    .where('deadline', '<=', laterBy(now, -GRACE_MS))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
