// Brings in an attempt that a device began offline: once, under the id that the device gave it.
import { seedDrawnBy } from '#machines/kit/random.ts';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { isHeldAt } from '#server/repositories/learning-access.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import { ownAttempts } from '#server/repositories/result-visibility.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { PinnedTaskTerms } from '#server/storage/tables/offline.ts';
import { countLateArrival } from '../completed-work/results/result-counts.ts';
import { findAttempt, type AttemptRow } from '../completed-work/attempts-repository.ts';
import type { WantedAttempt } from './attempt-terms.ts';
import { newAttemptRows, type NewAttemptRows } from './insert-attempt.ts';
import { findKit, type KitRow } from './offline-kit.ts';
import { resume } from './start-attempt.ts';

interface BroughtAttempt {
  readonly person: Person;
  readonly workId: string;
  readonly kitId: string;
  readonly attemptId: string;
  readonly startedAt: string;
  readonly writerKey: string;
  readonly now: string;
}

/** The time in a UUIDv7, in ms since 1970. */
function timeOfId(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** An id from the future would sort after all others and hide every later attempt from the counts. */
function refuseFutureId({ attemptId, now }: BroughtAttempt): void {
  if (timeOfId(attemptId) <= Date.parse(now)) return;
  throw fieldFault('attemptId', 'FUTURE_ID');
}

/** A start between the making of the kit and now, whatever the device's clock said. */
function plausibleStart({ startedAt, now }: BroughtAttempt, { issuedAt }: KitRow): string {
  const start = new Date(startedAt).toISOString();
  if (start < issuedAt) return issuedAt;
  return start > now ? now : start;
}

/**
 * Removes the empty attempt of a start whose response was lost, after which the device began from its kit.
 * If two requests bring in the same attempt at once, the second keeps what the first has committed.
 */
async function dropLostStart(
  tx: Tx,
  { person, workId, attemptId, writerKey }: BroughtAttempt,
): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('id', '!=', attemptId)
    .where('userId', '=', person.id)
    .where('workId', '=', workId)
    .where('mode', '=', 'TRAINING')
    .where('executionKey', '=', '')
    .where('status', '=', 'IN_PROGRESS')
    .where('writerKey', '=', writerKey)
    .where('lastSequence', '=', 0)
    .where('writer', '=', 1)
    .execute();
}

/** If another attempt is in progress, this one gets a key of its own: both are kept and can be continued. */
async function insertBrought(
  tx: Tx,
  { attempt, tasks }: NewAttemptRows,
  isBegunHeld: boolean,
): Promise<boolean> {
  for (const executionKey of ['', attempt.id]) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('attempts')
      .values({ ...attempt, executionKey, isBegunHeld })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) continue;
    if (tasks.length > 0) await tx.insertInto('attemptTasks').values(tasks).execute();
    return true;
  }
  return false;
}

/** A kit may begin several attempts: each draws its own seeds, as the device does. */
function drawnFor(attemptId: string, task: PinnedTaskTerms): PinnedTaskTerms {
  if (!task.seedPerRun || task.simulationSeed === null) return task;
  return { ...task, simulationSeed: seedDrawnBy(task.simulationSeed, attemptId) };
}

async function insertByKit(tx: Tx, brought: BroughtAttempt): Promise<void> {
  const { person, workId, kitId, attemptId, writerKey, now } = brought;
  const kit = await findKit(tx, { userId: person.id, workId, kitId });
  // Including archived works: it existed when the attempt began.
  const work = await tx.selectFrom('works').selectAll().where('id', '=', workId).executeTakeFirst();
  if (kit === undefined || work === undefined) throw new ApiFault('NOT_FOUND');
  const wanted: WantedAttempt = {
    person,
    workId,
    mode: 'TRAINING',
    executionId: undefined,
    now: plausibleStart(brought, kit),
    origin: 'LIVE',
    writerKey,
  };
  const terms = { ...kit.terms, tasks: kit.terms.tasks.map((task) => drawnFor(attemptId, task)) };
  const rows = await newAttemptRows(tx, wanted, work, undefined, { id: attemptId, terms });
  await dropLostStart(tx, brought);
  const isBegunHeld = await isHeldAt(tx, { userId: person.id, workId, at: wanted.now });
  const broughtRows = { ...rows, attempt: { ...rows.attempt, lastContactAt: now } };
  const isNew = await insertBrought(tx, broughtRows, isBegunHeld);
  if (!isNew) return;
  await countLateArrival(tx, rows.attempt);
  const { id, userName, startedAt } = rows.attempt;
  const subject = attemptSubject({ id, userName, workTitle: work.title });
  await audit(tx, person, 'attempt.merge', subject, null, {
    workId,
    kitId,
    startedAt,
    isBegunHeld,
  });
}

/**
 * The attempt, ready for the caller to continue; brought in once, however often this is called.
 * Throws NOT_FOUND for a kit or an attempt of somebody else, ATTEMPT_CLOSED for one that is over.
 */
export async function mergeAttempt(tx: Tx, brought: BroughtAttempt): Promise<AttemptRow> {
  refuseFutureId(brought);
  if ((await findAttempt(tx, brought.attemptId)) === undefined) await insertByKit(tx, brought);
  const { person, workId, attemptId, writerKey, now } = brought;
  const standing = orNotFound(
    await tx
      .selectFrom('attempts')
      .selectAll()
      .where('id', '=', attemptId)
      .where(ownAttempts(person))
      .where('workId', '=', workId)
      .forUpdate()
      .executeTakeFirst(),
  );
  const attempt = await resume(tx, standing, { now, writerKey });
  if (attempt === undefined) throw new ApiFault('ATTEMPT_CLOSED');
  return attempt;
}
