// Keeps counts of results by group, work and mode, so that a list of a million results need not be counted.
import { countedAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { AttemptRow } from '../attempts-repository.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Rows counted in one step, which must not hold up the saving of answers. */
const STEP_SIZE = 20_000;
/** An attempt may become visible after one with a later id, so younger ones wait for the next round. */
const SETTLED_MS = 60_000;

async function countedUpTo(db: Db): Promise<string> {
  const row = await db.selectFrom('resultCountMarks').select('countedUpTo').executeTakeFirstOrThrow();
  return row.countedUpTo;
}

/** Adds the attempts with ids above `from` and up to `upTo`, in one statement. */
async function addCounts(tx: Tx, from: string, upTo: string): Promise<void> {
  await tx
    .insertInto('resultCounts')
    .columns(['groupKey', 'workId', 'mode', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('attempts')
        .where('id', '>', from)
        .where('id', '<=', upTo)
        .where(countedAttempts)
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

/** Counts an attempt that began offline if its id, made at that time, is below what is counted already. */
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

/** Counts the next attempts; returns whether more wait. Does nothing if another process was faster. */
async function countStep(storage: Storage, before: string): Promise<boolean> {
  const { db } = storage;
  const from = await countedUpTo(db);
  const next = db
    .selectFrom('attempts')
    .select('id')
    .where('id', '>', from)
    .where('startedAt', '<', before)
    .orderBy('id')
    .limit(STEP_SIZE);
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
  return Number(last.count) === STEP_SIZE;
}

/** Counts everything settled by `nowMs`. */
export async function countResults(storage: Storage, nowMs: number): Promise<void> {
  const before = new Date(nowMs - SETTLED_MS).toISOString();
  while (await countStep(storage, before));
}
