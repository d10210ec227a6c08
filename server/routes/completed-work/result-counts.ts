/** Keeps how many results there are of each group, work and mode, so that a list of a million need not count itself. */
import type { Db } from '#server/storage/schema.ts';
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

/** Counts the next attempts after the mark; gives whether more wait. A second process that was faster leaves nothing to do. */
async function countStep(storage: Storage, before: string): Promise<boolean> {
  const { db } = storage;
  const from = await countedUpTo(db);
  const next = db
    .selectFrom('attempts')
    .select(['id', 'groupId', 'workId', 'mode', 'demo'])
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
  const counts = await db
    .selectFrom(next.as('next'))
    .where('next.demo', '=', false)
    .groupBy(['next.groupId', 'next.workId', 'next.mode'])
    .select(['next.groupId', 'next.workId', 'next.mode'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute();
  await storage.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('resultCountMarks')
      .set({ countedUpTo: upTo })
      .where('countedUpTo', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    for (const { groupId, workId, mode, count } of counts) {
      await tx
        .insertInto('resultCounts')
        .values({ groupKey: groupId ?? '', workId, mode, count: Number(count) })
        .onConflict((conflict) =>
          conflict.columns(['groupKey', 'workId', 'mode']).doUpdateSet((eb) => ({
            count: eb('resultCounts.count', '+', Number(count)),
          })),
        )
        .execute();
    }
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
