/**
 * Holds courses, tasks and works until the end of a transaction: courses before tasks, tasks before works, each in the order of
 * its ids. Whoever changes more than one thing holds all of them by these functions first: two who meet there wait for each other,
 * the database ends neither, and no work is left with a revision of a task that was replaced meanwhile.
 */
import { StorageFault } from '#server/storage/storage-fault.ts';
import type { Tx } from '#server/storage/schema.ts';

type Ids = Iterable<string | null>;

async function hold(tx: Tx, table: 'courses' | 'tasks' | 'works', ids: Ids): Promise<void> {
  const held = [...new Set(ids)].flatMap((id) => id ?? []);
  if (held.length === 0) return;
  await tx.selectFrom(table).select('id').where('id', 'in', held).orderBy('id').forUpdate().execute();
}

export const lockCourses = (tx: Tx, ids: Ids): Promise<void> => hold(tx, 'courses', ids);

/** Works of courses that are held, or that move without their tasks. */
export const lockWorksAlone = (tx: Tx, ids: Ids): Promise<void> => hold(tx, 'works', ids);

/** What is held with works: the courses in which they stand, and the tasks that they hold. */
async function partsOf(tx: Tx, workIds: readonly string[]) {
  const rows = await tx
    .selectFrom('works')
    .leftJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .select(['works.courseId', 'workRevisionTasks.taskId'])
    .where('works.id', 'in', workIds)
    .execute();
  return {
    courseIds: [...new Set(rows.map(({ courseId }) => courseId))],
    taskIds: rows.map(({ taskId }) => taskId),
  };
}

function isWithin(ids: readonly (string | null)[], held: readonly (string | null)[]): boolean {
  const known = new Set(held);
  return ids.every((id) => known.has(id));
}

interface Others {
  /** Courses to which the works move. */
  readonly courseIds?: Ids | undefined;
  /** Tasks that the works get. */
  readonly taskIds?: Ids | undefined;
}

/** Works with their courses and tasks, and with those that they are to get. */
export async function lockWorks(
  tx: Tx,
  workIds: readonly string[],
  { courseIds = [], taskIds = [] }: Others = {},
): Promise<void> {
  const before = await partsOf(tx, workIds);
  await hold(tx, 'courses', [...courseIds, ...before.courseIds]);
  await hold(tx, 'tasks', [...taskIds, ...before.taskIds]);
  await hold(tx, 'works', workIds);
  const after = await partsOf(tx, workIds);
  const isHeld = isWithin(after.courseIds, before.courseIds) && isWithin(after.taskIds, before.taskIds);
  // The transaction is tried again, and holds what came to the works meanwhile.
  if (!isHeld) throw new StorageFault('CONFLICT', 'A work changed before it was held');
}

/** Tasks, and the works that hold them. */
export async function lockTasks(tx: Tx, ids: readonly string[]): Promise<void> {
  await hold(tx, 'tasks', ids);
  const works = await tx
    .selectFrom('workRevisionTasks')
    .innerJoin('works', (join) =>
      join
        .onRef('works.id', '=', 'workRevisionTasks.workId')
        .onRef('works.revision', '=', 'workRevisionTasks.workRevision'),
    )
    .select('works.id')
    .distinct()
    .where('workRevisionTasks.taskId', 'in', ids)
    .execute();
  await hold(
    tx,
    'works',
    works.map(({ id }) => id),
  );
}

/** Courses with all their works. */
export async function lockCoursesWithWorks(tx: Tx, ids: readonly string[]): Promise<void> {
  await hold(tx, 'courses', ids);
  const works = tx.selectFrom('works').select('id').where('courseId', 'in', ids);
  await hold(
    tx,
    'works',
    (await works.execute()).map(({ id }) => id),
  );
}
