// A work with everything in it.
import type { Task, Work } from '#contract/entities/work.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findWorkRow, pinnedTasks, toWorks, type WorkRow } from './works-repository.ts';

export type WorkDetails = Work & { tasks: Task[] };

/** Works with their tasks, including keys. */
export async function withTasks(
  db: Db | Tx,
  caller: Caller,
  rows: readonly WorkRow[],
): Promise<WorkDetails[]> {
  const works = await toWorks(db, caller, rows);
  const tasks = await Promise.all(rows.map((row) => pinnedTasks(db, row.id, row.revision)));
  return works.map((work, index) => ({ ...work, tasks: (tasks[index] ?? []).map(({ task }) => task) }));
}

/** The row of a work; throws NOT_FOUND. */
export async function workRow(db: Db | Tx, id: string): Promise<WorkRow> {
  return orNotFound(await findWorkRow(db, id));
}

/** A work with its tasks and those of its groups that the caller may see. */
export async function workDetails(db: Db | Tx, caller: Caller, id: string): Promise<WorkDetails> {
  return orNotFound((await withTasks(db, caller, [await workRow(db, id)]))[0]);
}
