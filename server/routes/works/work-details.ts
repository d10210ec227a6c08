/** One work with everything in it. */
import type { Task, Work } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findWorkRow, pinnedTasks, toWorks, type WorkRow } from './works-repository.ts';

/** A work with its tasks, keys and all. */
export async function withTasks(
  db: Db | Tx,
  rows: readonly WorkRow[],
): Promise<(Work & { tasks: Task[] })[]> {
  const works = await toWorks(db, rows);
  const tasks = await Promise.all(rows.map((row) => pinnedTasks(db, row.id, row.revision)));
  return works.map((work, index) => ({ ...work, tasks: (tasks[index] ?? []).map(({ task }) => task) }));
}

/** The row of a work, or a 404. */
export async function workRow(db: Db | Tx, id: string): Promise<WorkRow> {
  const row = await findWorkRow(db, id);
  if (row === undefined) throw new ApiFault('NOT_FOUND');
  return row;
}
