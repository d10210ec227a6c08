// Which tasks works hold, and in how many works each task is: the bank filters by that number.
import { sql } from 'kysely';
import type { Tx } from '#server/storage/schema.ts';

/** The ids of the tasks in a revision of a work. */
export async function taskIdsIn(tx: Tx, workId: string, revision: number): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('workRevisionTasks')
    .select('taskId')
    .where('workId', '=', workId)
    .where('workRevision', '=', revision)
    .execute();
  return new Set(rows.map(({ taskId }) => taskId));
}

/** Counts anew in how many works that are not archived each of these tasks is. */
export async function recountUses(tx: Tx, taskIds: Iterable<string>): Promise<void> {
  const ids = [...taskIds];
  if (ids.length === 0) return;
  await tx
    .updateTable('tasks')
    .set((eb) => ({
      workCount: eb
        .selectFrom('workRevisionTasks')
        .innerJoin('works', (join) =>
          join
            .onRef('works.id', '=', 'workRevisionTasks.workId')
            .onRef('works.revision', '=', 'workRevisionTasks.workRevision'),
        )
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('workRevisionTasks.taskId', '=', 'tasks.id')
        .where('works.archivedAt', 'is', null)
        .$asScalar(),
    }))
    .where('id', 'in', ids)
    .execute();
}
