/**
 * Adds missing demo courses to a database, even one that an earlier version seeded. What is there stays as it
 * is: an existing course of the same title gets the works it lacks, an existing work is not added again, and
 * a course that was added once is never added again, whatever people have done with it.
 */
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { lockForChange } from '#server/migrations/run-migrations.ts';
import { addGroups, insertCourse } from '#server/routes/courses/course-changes-repository.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import {
  insertWork,
  lockWork,
  reviseWork,
  type Change,
  type PinnedTaskData,
} from '#server/routes/works/works-repository.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { SeedCourse, SeedWork } from './content/seed-content.ts';
import { rememberCourse, rememberedCourses } from './remembered-courses.ts';
import { shippedCourses, type ShippedCourse } from './shipped-courses.ts';

async function insertSeedWork(tx: Tx, courseId: string, work: SeedWork, change: Change): Promise<void> {
  const fields = { ...workInputSchema.parse(work.fields), courseId };
  const id = await insertWork(tx, fields, change);
  const pinned: PinnedTaskData[] = [];
  for (const input of work.tasks) {
    const task = await insertTask(tx, taskInputSchema.parse(input), change);
    pinned.push({ taskId: task.id, taskRevision: 1, task });
  }
  const row = await lockWork(tx, id);
  if (row !== undefined) await reviseWork(tx, row, fields, pinned, change);
}

/** The existing course with that title, or a new one. */
async function courseIdFor(tx: Tx, course: SeedCourse, groupId: string, change: Change): Promise<string> {
  const { title, description } = course;
  const known = await tx
    .selectFrom('courses')
    .select('id')
    .where('titleKey', '=', searchKey(title.ru))
    .where('archivedAt', 'is', null)
    .orderBy('dateCreating')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = await insertCourse(tx, { title, description }, change);
  await addGroups(tx, id, [groupId]);
  return id;
}

/** Titles of all works, including archived ones: what people have archived is not added again. */
async function knownWorks(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('works').select('title').execute();
  return new Set(rows.map(({ title }) => title.ru));
}

/**
 * Adds the courses; the files that their tasks name must already be stored.
 * @param groupId the group that may learn from a new course
 */
export async function addCourses(
  tx: Tx,
  groupId: string,
  change: Change,
  courses: readonly ShippedCourse[] = shippedCourses,
): Promise<void> {
  await lockForChange(tx);
  const remembered = await rememberedCourses(tx);
  const known = await knownWorks(tx);
  for (const course of courses) {
    if (remembered.has(course.name)) continue;
    const lacking = course.works.filter(({ fields }) => !known.has(fields.title.ru));
    if (lacking.length > 0) {
      const courseId = await courseIdFor(tx, course, groupId, change);
      for (const work of lacking) await insertSeedWork(tx, courseId, work, change);
    }
    await rememberCourse(tx, course.name);
  }
}
