// Brings the courses that this version ships, with their works and tasks, into a database or up to date there.
import { lockForChange } from '#server/migrations/run-migrations.ts';
import type { Change } from '#server/routes/works/works-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { SeedCourse, SeedWork } from '../content/seed-content.ts';
import { formerContent, NO_FORMER_CONTENT, type FormerContent } from './former-content.ts';
import { SHIPPED_COURSES } from './shipped-courses.ts';
import { shippedCourse } from './shipped-course.ts';
import { shippedTask } from './shipped-task.ts';
import { shippedWork } from './shipped-work.ts';
import { idHere, rememberedContent, ship, type Shipping } from './shipping.ts';

/** The ids of the courses and works that people put away. */
async function putAwayIds(tx: Tx): Promise<ReadonlySet<string>> {
  const courses = await tx.selectFrom('courses').select('id').where('archivedAt', 'is not', null).execute();
  const works = await tx.selectFrom('works').select('id').where('archivedAt', 'is not', null).execute();
  return new Set([...courses, ...works].map(({ id }) => id));
}

interface Context {
  readonly shipping: Shipping;
  readonly former: FormerContent;
  readonly putAway: ReadonlySet<string>;
}

/** Adds nothing new to what was put away. */
async function shipWork(
  tx: Tx,
  { shipping, former, putAway }: Context,
  work: SeedWork,
  { courseId, position }: { readonly courseId: string; readonly position: number },
): Promise<void> {
  const before = await former.workOf(work.fields.title.ru);
  const id = before?.id ?? idHere(shipping, { kind: 'WORK', shippedId: work.id });
  const mayAdd = !putAway.has(id ?? courseId);
  if (id === undefined && !mayAdd) return;
  const taskIds: string[] = [];
  for (const task of work.tasks) {
    const shipped = shippedTask(task, shipping, before?.tasks ?? []);
    taskIds.push(...[await ship(tx, shipping, shipped, mayAdd)].filter((one) => one !== undefined));
  }
  await ship(tx, shipping, shippedWork(work, { courseId, position, taskIds }, shipping, before));
}

/**
 * One process at a time; a second run changes nothing. The files that the tasks name must already be stored.
 * @param groupId the group that may learn from a new course
 */
export async function shipCourses(
  tx: Tx,
  groupId: string,
  change: Change,
  courses: readonly SeedCourse[] = SHIPPED_COURSES,
): Promise<void> {
  await lockForChange(tx);
  const shipping = { remembered: await rememberedContent(tx), change };
  const former = shipping.remembered.size > 0 ? NO_FORMER_CONTENT : await formerContent(tx);
  const context = { shipping, former, putAway: await putAwayIds(tx) };
  for (const course of courses) {
    const courseId = await ship(tx, shipping, shippedCourse(course, groupId, shipping, former));
    if (courseId === undefined) continue;
    for (const [position, work] of course.works.entries())
      await shipWork(tx, context, work, { courseId, position });
  }
}
