/** Rows of attempts, and the moves of their state that must happen once: all by conditional updates. */
import { sql } from 'kysely';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** How long after the deadline batches of a lost connection are taken. */
export const graceMs = 120_000;

export function laterBy(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}

export const nextVersion = sql<number>`${sql.ref('version')} + 1`;

export function findAttemptQuery(db: Db | Tx, id: string) {
  return db.selectFrom('attempts').selectAll().where('id', '=', id);
}

export async function findAttempt(db: Db | Tx, id: string) {
  return findAttemptQuery(db, id).executeTakeFirst();
}
export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

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

/** The attempt if it is this person's own; a demo attempt also belongs to its session. */
export async function findOwnAttempt(
  db: Db | Tx,
  person: Person,
  id: string,
): Promise<AttemptRow | undefined> {
  const attempt = await findAttempt(db, id);
  if (attempt === undefined || attempt.userId !== person.id) return undefined;
  return attempt.sessionId === null || attempt.sessionId === person.sessionId ? attempt : undefined;
}

/** The events of the batches of an attempt, in order. */
export async function findBatches(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('eventBatches')
    .select(['sequence', 'events', 'late'])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence')
    .execute();
}

/** IN_PROGRESS → CLOSING where the deadline has passed: of one attempt, or of all. Gives how many moved. */
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

/** CLOSING → EXPIRED where the grace is over too. The deadline counts as the time of submission. */
export async function expireClosed(tx: Tx, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('attempts')
    .set((eb) => ({ status: 'EXPIRED', submittedAt: eb.ref('deadline'), version: nextVersion }))
    .where('status', '=', 'CLOSING')
    .where('deadline', '<=', laterBy(now, -graceMs))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
