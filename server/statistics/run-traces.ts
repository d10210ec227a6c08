// Keeps where the time of runs went that were marked before it was kept: they are played again, and their marks stay.
import type { RunTrace } from '#machines/kit/run-trace.ts';
import type { MarkProcess } from '#server/marking/mark-process.ts';
import { loadJob } from '#server/marking/marking-queue.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { sql } from 'kysely';

/** A run that cannot be played again: it is asked for no more. */
const NOTHING: RunTrace = { tiles: [], refused: [], particles: [] };

function withoutTrace(db: Db, limit: number) {
  return db
    .selectFrom('attemptTasks')
    .innerJoin('attempts', 'attempts.id', 'attemptTasks.attemptId')
    .where(
      sql<boolean>`${sql.ref('trace')} is null and ${sql.ref('steps')} is not null and ${sql.ref('taskType')} = 'ROOM'`,
    )
    .select(['attemptTasks.attemptId', 'attempts.workId'])
    .distinct()
    .limit(limit)
    .execute();
}

/** The traces of an attempt's runs by task. */
async function tracesOf(
  db: Db,
  marker: MarkProcess,
  attemptId: string,
): Promise<ReadonlyMap<string, RunTrace>> {
  const marked = await marker.run(await loadJob(db, attemptId));
  return new Map(marked.flatMap(({ taskId, trace }) => (trace === null ? [] : [[taskId, trace] as const])));
}

/**
 * Keeps the traces of the runs of some attempts.
 * @returns the work of each attempt, whose figures can now be counted with them
 */
export async function keepTraces(
  storage: Storage,
  marker: MarkProcess,
  limit: number,
  onError: (error: unknown) => void,
): Promise<readonly string[]> {
  const { db } = storage;
  const found = await withoutTrace(db, limit);
  for (const { attemptId } of found) {
    const traces = await tracesOf(db, marker, attemptId).catch((error: unknown) => {
      onError(error);
      return new Map<string, RunTrace>();
    });
    const tasks = await db
      .selectFrom('attemptTasks')
      .select('taskId')
      .where('attemptId', '=', attemptId)
      .where('taskType', '=', 'ROOM')
      .execute();
    await storage.hot(
      tasks.map(({ taskId }) => ({
        query: db
          .updateTable('attemptTasks')
          .set({ trace: json(traces.get(taskId) ?? NOTHING) })
          .where('attemptId', '=', attemptId)
          .where('taskId', '=', taskId)
          // One that is marked meanwhile has its own.
          .where('trace', 'is', null),
      })),
    );
  }
  return found.map(({ workId }) => workId);
}

/** Has the figures of works counted anew. */
export async function dueAgain(storage: Storage, workIds: Iterable<string>): Promise<void> {
  await storage.write(async (tx) => {
    for (const workId of workIds) await tx.insertInto('figuresDue').values({ id: newId(), workId }).execute();
  });
}
