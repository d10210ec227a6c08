// A work with everything in it.
import type { Task, Work } from '#contract/entities/work.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findWorkRow, pinnedTasks, toWorks, type WorkRow } from './works-repository.ts';

export type WorkDetails = Work & { tasks: Task[] };

/** Works with their tasks, including keys. */
export async function withTasks(db: Db | Tx, rows: readonly WorkRow[]): Promise<WorkDetails[]> {
  const works = await toWorks(db, rows);
  const tasks = await Promise.all(rows.map((row) => pinnedTasks(db, row.id, row.revision)));
  return works.map((work, index) => ({ ...work, tasks: (tasks[index] ?? []).map(({ task }) => task) }));
}

/** The row of a work; throws NOT_FOUND. */
export async function workRow(db: Db | Tx, id: string): Promise<WorkRow> {
  return orNotFound(await findWorkRow(db, id));
}

export async function workDetails(db: Db | Tx, id: string): Promise<WorkDetails> {
  return orNotFound((await withTasks(db, [await workRow(db, id)]))[0]);
}
