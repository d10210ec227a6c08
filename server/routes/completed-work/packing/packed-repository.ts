// Packs attempts that have been marked, and reads and unpacks them again.
import { sql } from 'kysely';
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { HotStatement, Storage } from '#server/storage/storage.ts';
import { laterBy, type AttemptTaskRow } from '../attempts-repository.ts';
import { pack, packBatches, unpack, unpackBatches, type PackedBatch } from './pack.ts';

/** For so long after its end an attempt lies as it came: devices repeat batches, and marks are looked at. */
const QUIET_MS = 10 * 60_000;
/** A count beyond this is told as this. */
const MAX_COUNTED = 100_000;
/** Beside the parameters of each, as engines limit them for a statement. */
const MAX_INSERTED = 100;

/** The packed batches of an attempt; none if it was not packed. */
export async function findPackedBatches(db: Db | Tx, attemptId: string): Promise<readonly PackedBatch[]> {
  const packed = await db
    .selectFrom('packedBatches')
    .select('data')
    .where('attemptId', '=', attemptId)
    .executeTakeFirst();
  return packed === undefined ? [] : unpackBatches(packed.data);
}

/** What marking found of a task's simulation, packed or not; null for a question. */
export function simulationIn(
  task: Pick<AttemptTaskRow, 'simulation' | 'packedSimulation'>,
): MarkedSimulation {
  if (task.simulation !== null || task.packedSimulation === null) return task.simulation;
  return unpack(task.packedSimulation) as MarkedSimulation;
}

function selectUnpacked(db: Db, now: string) {
  return db
    .selectFrom('attempts')
    .where('submittedAt', '<', laterBy(now, -QUIET_MS))
    .where('packedAt', 'is', null)
    .where(sql<boolean>`${sql.ref('status')} in ('REVIEWED', 'REVIEW_PENDING')`);
}

/** How many attempts wait to be packed. */
export async function countUnpacked(db: Db, now: string): Promise<number> {
  const some = selectUnpacked(db, now).select('id').limit(MAX_COUNTED).as('some');
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Attempts to pack, oldest first. */
export function findUnpacked(db: Db, now: string, limit: number) {
  return selectUnpacked(db, now)
    .select(['id', 'version', 'lastSequence', 'savedBytes'])
    .orderBy('submittedAt')
    .limit(limit)
    .execute();
}

type Unpacked = Awaited<ReturnType<typeof findUnpacked>>[number];

async function batchesToPack(db: Db, attemptId: string): Promise<readonly PackedBatch[]> {
  const loose = await db
    .selectFrom('eventBatches')
    .select(['sequence', 'writer', 'contentHash', 'events', 'receivedAt', 'late', 'doubt'])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence')
    .execute();
  return loose.length === 0 ? [] : [...(await findPackedBatches(db, attemptId)), ...loose];
}

async function packedBatchStatements(db: Db, attempt: Unpacked): Promise<readonly HotStatement[]> {
  const batches = await batchesToPack(db, attempt.id);
  if (batches.length === 0) return [];
  const row = { attemptId: attempt.id, data: await packBatches(batches) };
  return [
    {
      query: db
        .insertInto('packedBatches')
        .values(row)
        .onConflict((conflict) => conflict.column('attemptId').doUpdateSet({ data: row.data })),
      expectRows: 1,
    },
    {
      query: db
        .deleteFrom('eventBatches')
        .where('attemptId', '=', attempt.id)
        .where('sequence', '<=', attempt.lastSequence),
    },
  ];
}

async function packedTaskStatements(db: Db, { id }: Unpacked): Promise<readonly HotStatement[]> {
  const tasks = await db
    .selectFrom('attemptTasks')
    .select(['taskId', 'simulation'])
    .where('attemptId', '=', id)
    .where('simulation', 'is not', null)
    .execute();
  return Promise.all(
    tasks.map(async ({ taskId, simulation }) => ({
      query: db
        .updateTable('attemptTasks')
        .set({ simulation: null, packedSimulation: await pack(simulation) })
        .where('attemptId', '=', id)
        .where('taskId', '=', taskId),
    })),
  );
}

/**
 * Packs a marked attempt: everything or nothing, and nothing if it has changed since it was looked at. One that is
 * larger than an attempt may be lies on as it is.
 */
export async function packAttempt(storage: Storage, attempt: Unpacked, now: string): Promise<boolean> {
  const { db } = storage;
  const claim = db
    .updateTable('attempts')
    .set({ packedAt: now })
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .where('lastSequence', '=', attempt.lastSequence)
    .where('status', 'in', ['REVIEWED', 'REVIEW_PENDING'])
    .where('packedAt', 'is', null);
  const isBeyond = attempt.savedBytes > ATTEMPT_LIMITS.savedBytes;
  const packed = isBeyond
    ? []
    : [...(await packedBatchStatements(db, attempt)), ...(await packedTaskStatements(db, attempt))];
  return (await storage.hot([{ query: claim, expectRows: 1 }, ...packed])).ok;
}

/** Lays the batches out again, as something is to be added to them. The caller holds the attempt's row. */
export async function unpackAttempt(tx: Tx, attemptId: string): Promise<void> {
  const batches = await findPackedBatches(tx, attemptId);
  if (batches.length === 0) return;
  for (let from = 0; from < batches.length; from += MAX_INSERTED) {
    const rows = batches
      .slice(from, from + MAX_INSERTED)
      .map(({ events, ...batch }) => ({ attemptId, ...batch, events: json(events) }));
    await tx.insertInto('eventBatches').values(rows).execute();
  }
  await tx.deleteFrom('packedBatches').where('attemptId', '=', attemptId).execute();
  await tx.updateTable('attempts').set({ packedAt: null }).where('id', '=', attemptId).execute();
}
