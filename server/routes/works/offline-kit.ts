// Kits: a work as it would begin now in TRAINING; the server keeps them to check what devices bring back.
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { hashState } from '#machines/kit/hash.ts';
import { foldEvents } from '#server/marking/fold-events.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { secretTasks } from '#server/repositories/learning-access.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { AttemptTerms } from '#server/storage/tables/offline.ts';
import { travellingTasks } from '../completed-work/attempt-view.ts';
import { laterBy } from '../completed-work/attempts-repository.ts';
import { learnableWork, refuseWaiting } from './attempt-terms.ts';
import { termsOf } from './insert-attempt.ts';
import type { WorkRow } from './works-repository.ts';

/** How long a kit may be used: keys on a device cannot be called back if an event is set in the meantime. */
const KIT_LASTS_MS = 14 * 24 * 60 * 60 * 1000;
/** A kit that is fetched again sooner keeps its end, so that opening a work again writes nothing. */
const RENEWED_AFTER_MS = 60 * 60 * 1000;

/** Equal for equal revisions: leaves out what is random. */
function hashOf(terms: AttemptTerms): string {
  const { seed: _seed, orderSecret: _orderSecret, ...pins } = terms;
  const tasks = pins.tasks.map(({ simulationSeed: _simulationSeed, ...task }) => task);
  return hashState(JSON.parse(JSON.stringify({ ...pins, tasks }, (_, value: unknown) => textOf(value))));
}

/** The hash accepts integers only, and scores may have decimals. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function selectKits(db: Db | Tx, userId: string, workId: string) {
  return db.selectFrom('offlineKits').selectAll().where('userId', '=', userId).where('workId', '=', workId);
}
export type KitRow = Awaited<ReturnType<ReturnType<typeof selectKits>['execute']>>[number];

/** A person's own kit of a work. */
export async function findKit(
  db: Db | Tx,
  wanted: { readonly userId: string; readonly workId: string; readonly kitId: string },
): Promise<KitRow | undefined> {
  return selectKits(db, wanted.userId, wanted.workId).where('id', '=', wanted.kitId).executeTakeFirst();
}

async function refuseHeld(db: Db, userId: string, terms: AttemptTerms, now: string): Promise<void> {
  const { taskIds, caseIds } = await secretTasks(db, userId, now);
  const isHeld = terms.tasks.some(
    ({ taskId, caseId }) => taskIds.has(taskId) || (caseId !== null && caseIds.has(caseId)),
  );
  if (isHeld) throw new ApiFault('HELD_BY_EVENT');
}

/** The kit of these revisions, existing or new; two simultaneous requests get the same one. */
async function kitOf(
  storage: Storage,
  person: Person,
  workId: string,
  ...[terms, now]: readonly [terms: AttemptTerms, now: string]
): Promise<KitRow> {
  const termsHash = hashOf(terms);
  const same = (db: Db | Tx) => selectKits(db, person.id, workId).where('termsHash', '=', termsHash);
  const validUntil = laterBy(now, KIT_LASTS_MS);
  const known = await same(storage.db).executeTakeFirst();
  if (known !== undefined && known.validUntil > laterBy(now, KIT_LASTS_MS - RENEWED_AFTER_MS)) return known;
  return storage.write(async (tx) => {
    if (known !== undefined)
      await tx.updateTable('offlineKits').set({ validUntil }).where('id', '=', known.id).execute();
    await tx
      .insertInto('offlineKits')
      .values({
        id: newId(),
        userId: person.id,
        workId,
        workRevision: terms.workRevision,
        termsHash,
        terms: json(terms),
        issuedAt: now,
        validUntil,
      })
      .onConflict((conflict) => conflict.columns(['userId', 'workId', 'termsHash']).doNothing())
      .execute();
    return same(tx).executeTakeFirstOrThrow();
  });
}

async function untouchedAttempt(
  db: Db,
  kit: KitRow,
  work: WorkRow,
  now: string,
): Promise<OfflineKit['attempt']> {
  const { tasks, orderSecret } = kit.terms;
  const saved = foldEvents(new Map(tasks.map((task) => [task.taskId, task.maxAttempts])), []);
  const terms = { mode: 'TRAINING', userId: kit.userId, orderSecret } as const;
  return {
    id: kit.id,
    workId: work.id,
    workTitle: work.title,
    kind: work.kind,
    mode: 'TRAINING',
    executionId: null,
    executionTitle: null,
    status: 'IN_PROGRESS',
    startedAt: now,
    deadline: null,
    submittedAt: null,
    serverNow: now,
    contactAt: now,
    writer: 1,
    nextSequence: 1,
    lastHash: null,
    seal: '',
    demo: false,
    tasks: await travellingTasks(db, terms, tasks, saved, now),
  };
}

/** What a device takes along. Throws NOT_FOUND unless the person may learn it, WORK_WAITS until it opens, HELD_BY_EVENT for its keys. */
export async function issueKit(
  storage: Storage,
  person: Person,
  workId: string,
  now: string,
): Promise<OfflineKit> {
  const { db } = storage;
  const wanted = { person, workId, mode: 'TRAINING', executionId: undefined, now, origin: 'LIVE' } as const;
  const work = await learnableWork(db, wanted);
  await refuseWaiting(db, wanted, work);
  const terms = await termsOf(db, work, 'TRAINING');
  await refuseHeld(db, person.id, terms, now);
  const kit = await kitOf(storage, person, workId, terms, now);
  const attempt = await untouchedAttempt(db, kit, work, now);
  return {
    id: kit.id,
    issuedAt: kit.issuedAt,
    validUntil: kit.validUntil,
    attempt: { ...attempt, demo: person.demo },
  };
}
