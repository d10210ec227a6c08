/** Keeps how many results there are of each group, work and mode, so that a list of a million need not count itself. */
import type { Db, Tx } from '#server/storage/schema.ts';
import type { AttemptRow } from './attempts-repository.ts';
import type { Storage } from '#server/storage/storage.ts';

const everyMs = 60_000;
/** Rows counted in one go: a step stays short beside the saving of answers. */
const stepSize = 20_000;
/** An attempt may become visible after one with a later id: what is younger than this waits for the next round. */
const settledMs = 60_000;

async function countedUpTo(db: Db): Promise<string> {
  const row = await db.selectFrom('resultCountMarks').select('countedUpTo').executeTakeFirstOrThrow();
  return row.countedUpTo;
}

/** Adds the attempts whose ids lie after `from` and up to `upTo`, in one statement. */
async function addCounts(tx: Tx, from: string, upTo: string): Promise<void> {
  await tx
    .insertInto('resultCounts')
    .columns(['groupKey', 'workId', 'mode', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('attempts')
        .where('id', '>', from)
        .where('id', '<=', upTo)
        .where('demo', '=', false)
        .groupBy(['groupId', 'workId', 'mode'])
        .select((row) => [row.fn.coalesce('groupId', row.val('')).as('groupKey'), 'workId', 'mode'])
        .select((row) => row.fn.countAll<number>().as('count')),
    )
    .onConflict((conflict) =>
      conflict.columns(['groupKey', 'workId', 'mode']).doUpdateSet((eb) => ({
        count: eb('resultCounts.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
}

/** An attempt that was begun without the network comes with an id of then: what is counted already passed it by. */
export async function countLateArrival(
  tx: Tx,
  { id, groupId, workId, mode, demo }: Pick<AttemptRow, 'id' | 'groupId' | 'workId' | 'mode' | 'demo'>,
): Promise<void> {
  const mark = await tx.selectFrom('resultCountMarks').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (demo || id > mark.countedUpTo) return;
  await tx
    .insertInto('resultCounts')
    .values({ groupKey: groupId ?? '', workId, mode, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['groupKey', 'workId', 'mode'])
        .doUpdateSet((eb) => ({ count: eb('resultCounts.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

/** Counts the next attempts after the mark; gives whether more wait. A second process that was faster leaves nothing to do. */
async function countStep(storage: Storage, before: string): Promise<boolean> {
  const { db } = storage;
  const from = await countedUpTo(db);
  const next = db
    .selectFrom('attempts')
    .select('id')
    .where('id', '>', from)
    .where('startedAt', '<', before)
    .orderBy('id')
    .limit(stepSize);
  const last = await db
    .selectFrom(next.as('next'))
    .select((eb) => [eb.fn.max('next.id').as('id'), eb.fn.countAll<number>().as('count')])
    .executeTakeFirst();
  if (last === undefined || last.id === null) return false;
  const upTo = last.id;
  await storage.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('resultCountMarks')
      .set({ countedUpTo: upTo })
      .where('countedUpTo', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await addCounts(tx, from, upTo);
  });
  return Number(last.count) === stepSize;
}

/** Counts all that is settled by `nowMs`. */
export async function countResults(storage: Storage, nowMs: number): Promise<void> {
  const before = new Date(nowMs - settledMs).toISOString();
  while (await countStep(storage, before));
}

/** Counts now and every minute; the returned function ends it. */
export function startCountingResults(storage: Storage, onError: (error: unknown) => void): () => void {
  const run = (): void => void countResults(storage, Date.now()).catch(onError);
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
