/** Bringing in an attempt that a device began without the network: once, under the id that the device gave it. */
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { attemptSubject } from '#server/repositories/attempt-subject.ts';
import type { Tx } from '#server/storage/schema.ts';
import { countLateArrival } from '../completed-work/result-counts.ts';
import { findAttempt, type AttemptRow } from '../completed-work/attempts-repository.ts';
import type { WantedAttempt } from './attempt-terms.ts';
import { newAttemptRows, type NewAttemptRows } from './insert-attempt.ts';
import { findKit, type KitRow } from './offline-kit.ts';
import { resume } from './start-attempt.ts';

export interface BroughtAttempt {
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

/** Ids that sort after all others would hide every later attempt from what counts by id. */
function refuseFutureId({ attemptId, now }: BroughtAttempt): void {
  if (timeOfId(attemptId) <= Date.parse(now)) return;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'attemptId', code: 'FIELD_INVALID', message: 'FIELD_INVALID' }],
  });
}

/** Between the kit's making and now, whatever the device's clock said. */
function plausibleStart({ startedAt, now }: BroughtAttempt, { issuedAt }: KitRow): string {
  const start = new Date(startedAt).toISOString();
  if (start < issuedAt) return issuedAt;
  return start > now ? now : start;
}

/** The answer to a start was lost, so the device began by its kit: what that start left behind holds nothing. */
async function dropLostStart(tx: Tx, { person, workId, writerKey }: BroughtAttempt): Promise<void> {
  await tx
    .deleteFrom('attempts')
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

/** Beside another attempt in progress it stands under a key of its own: both are kept, each goes on by itself. */
async function insertBrought(tx: Tx, { attempt, tasks }: NewAttemptRows): Promise<boolean> {
  for (const executionKey of ['', attempt.id]) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('attempts')
      .values({ ...attempt, executionKey })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) continue;
    if (tasks.length > 0) await tx.insertInto('attemptTasks').values(tasks).execute();
    return true;
  }
  return false;
}

async function insertByKit(tx: Tx, brought: BroughtAttempt): Promise<void> {
  const { person, workId, kitId, attemptId, writerKey, now } = brought;
  const kit = await findKit(tx, { userId: person.id, workId, kitId });
  // An archived work too: it was there when the attempt began.
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
  const rows = await newAttemptRows(tx, wanted, work, undefined, { id: attemptId, terms: kit.terms });
  await dropLostStart(tx, brought);
  const isNew = await insertBrought(tx, { ...rows, attempt: { ...rows.attempt, lastContactAt: now } });
  if (!isNew) return;
  await countLateArrival(tx, rows.attempt);
  const { id, userName, startedAt } = rows.attempt;
  const subject = attemptSubject({ id, userName, workTitle: work.title });
  await audit(tx, person, 'attempt.merge', subject, null, {
    workId,
    kitId,
    startedAt,
  });
}

/**
 * The attempt as the caller may go on with it; brought in once however often this is asked.
 * Throws NOT_FOUND for a kit or an attempt of somebody else, ATTEMPT_CLOSED for one that is over.
 */
export async function mergeAttempt(tx: Tx, brought: BroughtAttempt): Promise<AttemptRow> {
  refuseFutureId(brought);
  if ((await findAttempt(tx, brought.attemptId)) === undefined) await insertByKit(tx, brought);
  const { person, workId, attemptId, writerKey, now } = brought;
  const standing = await tx
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', attemptId)
    .where('userId', '=', person.id)
    .where('workId', '=', workId)
    .forUpdate()
    .executeTakeFirst();
  if (standing === undefined) throw new ApiFault('NOT_FOUND');
  const wanted = {
    person,
    workId,
    mode: 'TRAINING',
    executionId: undefined,
    now,
    origin: 'LIVE',
    writerKey,
  } as const;
  const attempt = await resume(tx, standing, wanted);
  if (attempt === undefined) throw new ApiFault('ATTEMPT_CLOSED');
  return attempt;
}
