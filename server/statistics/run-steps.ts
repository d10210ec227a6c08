// The judged steps of a run as they are kept beside its judgement, and kept for runs of before.
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import { json } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { RunSteps } from '#server/storage/tables/statistics.ts';
import { sql } from 'kysely';

/** null for a question. A log that nobody could judge has no steps. */
export function runSteps(simulation: MarkedSimulation): RunSteps | null {
  if (simulation === null) return null;
  const judgements = simulation.grade?.judgements ?? [];
  return judgements.flatMap(({ kind, id, status }) => (kind === 'step' ? [[id, status] as const] : []));
}

/** @returns the column's value */
export function stepsOf(simulation: MarkedSimulation): string | null {
  const steps = runSteps(simulation);
  return steps === null ? null : json(steps);
}

function withoutSteps(db: Db, limit: number) {
  return db
    .selectFrom('attemptTasks')
    .where(
      sql<boolean>`${sql.ref('steps')} is null and (${sql.ref('simulation')} is not null or ${sql.ref('packedSimulation')} is not null)`,
    )
    .select(['attemptId', 'taskId', 'simulation', 'packedSimulation'])
    .limit(limit)
    .execute();
}

/** Keeps the steps of some runs that were marked before steps were kept; returns of how many. */
export async function keepSteps(storage: Storage, limit: number): Promise<number> {
  const { db } = storage;
  const rows = await withoutSteps(db, limit);
  const statements = rows.map((row) => ({
    query: db
      .updateTable('attemptTasks')
      .set({ steps: stepsOf(simulationIn(row)) })
      .where('attemptId', '=', row.attemptId)
      .where('taskId', '=', row.taskId)
      // One that is marked again meanwhile has its own.
      .where('steps', 'is', null),
  }));
  if (rows.length > 0) await storage.hot(statements);
  return rows.length;
}
