// The run of the bay that a person has open, as the server last heard of it.
import type { Db, Tx } from '#server/storage/schema.ts';

/** undefined: nothing of an attempt's simulations of the bay has been heard of. */
export async function currentRun(db: Db | Tx, attemptId: string) {
  const row = await db
    .selectFrom('runClocks')
    .innerJoin('attemptTasks', (join) =>
      join
        .onRef('attemptTasks.attemptId', '=', 'runClocks.attemptId')
        .onRef('attemptTasks.taskId', '=', 'runClocks.taskId'),
    )
    .innerJoin('cases', 'cases.id', 'attemptTasks.caseId')
    .select(['runClocks.taskId', 'runClocks.restart', 'runClocks.simulatedMs'])
    .where('runClocks.attemptId', '=', attemptId)
    .where('cases.simulation', '=', 'EQUIPMENT')
    .orderBy('runClocks.contactMs', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, attemptId, simulatedMs: Number(row.simulatedMs) };
}
export type CurrentRun = NonNullable<Awaited<ReturnType<typeof currentRun>>>;
