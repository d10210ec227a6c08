// Copying a work, and bringing a work back from the trash.

import type { Tx } from '#server/storage/schema.ts';
import { findTask } from '../tasks/tasks-repository.ts';
import { copyTitle } from './copy-title.ts';
import { recountUses } from './task-uses-repository.ts';
import {
  insertWork,
  pinnedTasks,
  reviseWork,
  touchCourses,
  type Change,
  type PinnedTaskData,
  type WorkRow,
} from './works-repository.ts';

/**
 * A copy that holds the same tasks, so that one mended in the bank is mended in both; in no course and for no group: learners do
 * not see it until it is given to them.
 */
export async function copyWork(tx: Tx, row: WorkRow, change: Change): Promise<string> {
  const tasks = await pinnedTasks(tx, row.id, row.revision);
  return insertWork(tx, { ...row, courseId: null, title: copyTitle(row.title) }, change, { tasks });
}

/** A work in the trash or the archive, locked until the end of the transaction. */
export async function lockArchivedWork(tx: Tx, id: string): Promise<WorkRow | undefined> {
  return tx
    .selectFrom('works')
    .selectAll('works')
    .where('works.id', '=', id)
    .where('works.archivedAt', 'is not', null)
    .where('works.trialOf', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The tasks of an archived work as they are now, without those that were archived since. */
async function tasksNow(tx: Tx, row: WorkRow): Promise<PinnedTaskData[]> {
  const tasks: PinnedTaskData[] = [];
  for (const { taskId } of await pinnedTasks(tx, row.id, row.revision)) {
    const stored = await findTask(tx, taskId);
    if (stored !== undefined) tasks.push({ taskId, taskRevision: stored.revision, task: stored.task });
  }
  return tasks;
}

async function courseInUse(tx: Tx, courseId: string | null): Promise<string | null> {
  const course = tx.selectFrom('courses').select('id').where('archivedAt', 'is', null);
  return (await course.where('id', '=', courseId ?? '').executeTakeFirst())?.id ?? null;
}

/** Back into its course, if that is in use; it follows what became of its tasks meanwhile. */
export async function restoreWork(tx: Tx, row: WorkRow, change: Change): Promise<void> {
  await tx.updateTable('works').set({ archivedAt: null }).where('id', '=', row.id).execute();
  const tasks = await tasksNow(tx, row);
  const courseId = await courseInUse(tx, row.courseId);
  await reviseWork(tx, row, { ...row, courseId }, tasks, change);
  await touchCourses(tx, [courseId]);
  await recountUses(
    tx,
    tasks.map(({ taskId }) => taskId),
  );
}
