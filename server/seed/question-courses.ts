/** The demo courses of questions: theory, documents and an exam, open to the demo group. */
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { addGroups, insertCourse } from '#server/routes/courses/courses-repository.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import {
  insertWork,
  lockWork,
  reviseWork,
  type Change,
  type PinnedTaskData,
} from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import { demoCourses } from './content/demo-courses.ts';
import type { SeedWork } from './content/seed-content.ts';

async function seedWork(tx: Tx, courseId: string, work: SeedWork, change: Change): Promise<void> {
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

/** Inserts every course with its works and tasks; the files that they name are there already. */
export async function seedQuestionCourses(tx: Tx, groupId: string, change: Change): Promise<void> {
  for (const { title, description, works } of demoCourses) {
    const courseId = await insertCourse(tx, { title, description }, change);
    await addGroups(tx, courseId, [groupId]);
    for (const work of works) await seedWork(tx, courseId, work, change);
  }
}
