// Starts an attempt: a unique index keeps it single; a second start resumes it and becomes its writer.
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { isHeldAt } from '#server/repositories/learning-access.ts';
import { ownAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  closeOverdue,
  findAttempt,
  nextVersion,
  type AttemptRow,
} from '../completed-work/attempts-repository.ts';
import {
  findOpenExecution,
  learnableWork,
  refuseWaiting,
  refuseWrongCode,
  runningKeyOf,
  type WantedAttempt,
} from './attempt-terms.ts';
import { insertAttempt, newAttemptRows } from './insert-attempt.ts';

/** The attempt that a new one would collide with: the one in progress, or the one of the event. */
function selectStanding(db: Db | Tx, { person, workId, mode, executionId }: WantedAttempt) {
  const own = db.selectFrom('attempts').selectAll().where(ownAttempts(person));
  if (executionId !== undefined) return own.where('executionId', '=', executionId);
  return own
    .where('workId', '=', workId)
    .where('mode', '=', mode)
    .where('executionKey', '=', runningKeyOf(person, undefined))
    .where('status', 'in', ['IN_PROGRESS', 'CLOSING']);
}

/** Makes the caller the writer; undefined if the attempt is over, so that another may begin. */
export async function resume(
  tx: Tx,
  standing: AttemptRow,
  { now, ...wanted }: Pick<WantedAttempt, 'now' | 'writerKey'>,
): Promise<AttemptRow | undefined> {
  const writerKey = wanted.writerKey ?? null;
  // The response to this same opening was lost: it may still bring what was done before the deadline.
  if (writerKey !== null && standing.writerKey === writerKey) return standing;
  const closed = await closeOverdue(tx, now, standing.id);
  if (closed > 0 || standing.status !== 'IN_PROGRESS') return undefined;
  await tx
    .updateTable('attempts')
    .set({ writer: standing.writer + 1, writerKey, lastContactAt: now, version: nextVersion })
    .where('id', '=', standing.id)
    .execute();
  return findAttempt(tx, standing.id);
}

/** While an event holds the work for the person, its other modes do not open; what is under way goes on. */
async function refuseHeldMode(db: Db | Tx, { person, workId, mode, now }: WantedAttempt): Promise<void> {
  if (mode === 'CONTROL') return;
  if (await isHeldAt(db, { userId: person.id, workId, at: now })) throw new ApiFault('EVENT_HOLDS');
}

/** Whether the attempt that the device goes on with is over; one whose time ran out ends here. Throws NOT_FOUND. */
async function hasEnded(tx: Tx, { person, attemptId, now }: WantedAttempt): Promise<boolean> {
  if (attemptId === undefined) return false;
  const { status } = orNotFound(
    await tx
      .selectFrom('attempts')
      .select('status')
      .where(ownAttempts(person))
      .where('id', '=', attemptId)
      .executeTakeFirst(),
  );
  if (status !== 'IN_PROGRESS') return true;
  return (await closeOverdue(tx, now, attemptId)) > 0;
}

type Started =
  | { readonly kind: 'STARTED' | 'RESUMED'; readonly attempt: AttemptRow }
  | { readonly kind: 'CLOSED' };

/** Starts or resumes within a transaction; unique indexes decide between parallel requests. */
export async function startOrResume(tx: Tx, wanted: WantedAttempt): Promise<Started> {
  if (await hasEnded(tx, wanted)) return { kind: 'CLOSED' };
  const execution = await findOpenExecution(tx, wanted);
  const work = await learnableWork(tx, wanted, execution);
  for (let tries = 0; tries < 3; tries++) {
    const standing = await selectStanding(tx, wanted).forUpdate().executeTakeFirst();
    if (standing !== undefined) {
      const attempt = await resume(tx, standing, wanted);
      if (attempt !== undefined) return { kind: 'RESUMED', attempt };
      if ((await findAttempt(tx, standing.id)) !== undefined) return { kind: 'CLOSED' };
    }
    if (wanted.startsRefused !== undefined) throw wanted.startsRefused;
    refuseWrongCode(wanted, execution);
    await refuseHeldMode(tx, wanted);
    await refuseWaiting(tx, wanted, work);
    const id = await insertAttempt(tx, wanted, work, execution);
    const attempt = id === undefined ? undefined : await findAttempt(tx, id);
    if (attempt !== undefined) return { kind: 'STARTED', attempt };
  }
  throw new ApiFault('CONFLICT');
}

/**
 * The fast path, for a class in which nobody has an attempt yet: reads everything, then writes one program
 * that shares a commit with the others. Undefined if there is something to resume, or another was faster.
 */
async function startFresh(storage: Storage, wanted: WantedAttempt): Promise<AttemptRow | undefined> {
  const { db } = storage;
  // One query after the other: when a class starts at once, enough connections are in use already.
  const standing = await selectStanding(db, wanted).executeTakeFirst();
  if (standing !== undefined) return undefined;
  const execution = await findOpenExecution(db, wanted);
  const work = await learnableWork(db, wanted, execution);
  refuseWrongCode(wanted, execution);
  await refuseHeldMode(db, wanted);
  await refuseWaiting(db, wanted, work);
  const { attempt, tasks } = await newAttemptRows(db, wanted, work, execution);
  const insert = db
    .insertInto('attempts')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    // Read within the same program, because a moment later somebody else may be the writer.
    .returningAll();
  const insertTasks =
    tasks.length === 0
      ? []
      : [{ query: db.insertInto('attemptTasks').values(tasks), expectRows: tasks.length }];
  const outcome = await storage.hot([{ query: insert, expectRows: 1 }, ...insertTasks]);
  return outcome.ok ? (outcome.rows[0]?.[0] as AttemptRow | undefined) : undefined;
}

/** Starts or resumes an attempt; of parallel requests the later ones resume. */
export async function startAttemptOf(storage: Storage, wanted: WantedAttempt): Promise<Started> {
  const mayBeFresh = wanted.startsRefused === undefined && wanted.attemptId === undefined;
  const fresh = mayBeFresh ? await startFresh(storage, wanted) : undefined;
  if (fresh !== undefined) return { kind: 'STARTED', attempt: fresh };
  return storage.write((tx) => startOrResume(tx, wanted));
}
