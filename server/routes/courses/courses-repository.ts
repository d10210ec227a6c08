/** Courses: the head that lists show, its groups, and the works in it. */
import type { Course, LearnerCourse } from '#contract/entities/work.ts';
import { learnableWorks, type Learner } from '#server/repositories/learning-access.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { toLearnerWorks } from '../works/learner-works.ts';
import { selectWorks, type Change } from '../works/works-repository.ts';

/** Courses that are not archived; add conditions, then `toCourses` or `toLearnerCourses`. */
export function selectCourses(db: Db | Tx) {
  return db.selectFrom('courses').selectAll('courses').where('courses.archivedAt', 'is', null);
}

export type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number];

export const courseSorts = {
  dateCreating: 'courses.dateCreating',
  title: 'courses.titleKey',
  name: 'courses.titleKey',
};

async function groupsOf(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('courseGroups')
    .innerJoin('groups', 'groups.id', 'courseGroups.groupId')
    .select(['courseGroups.courseId', 'groups.id', 'groups.name'])
    .where('courseGroups.courseId', 'in', [...ids, ''])
    .orderBy('groups.nameKey')
    .execute();
}

async function workCounts(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('works')
    .select((eb) => ['courseId', eb.fn.countAll<number>().as('count')])
    .where('courseId', 'in', [...ids, ''])
    .where('archivedAt', 'is', null)
    .groupBy('courseId')
    .execute();
  return new Map(rows.map((row) => [row.courseId, Number(row.count)]));
}

export async function toCourses(db: Db | Tx, rows: readonly CourseRow[]): Promise<Course[]> {
  const ids = rows.map((row) => row.id);
  const [groups, counts] = [await groupsOf(db, ids), await workCounts(db, ids)];
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    groups: groups.filter((group) => group.courseId === row.id).map(({ id, name }) => ({ id, name })),
    workCount: counts.get(row.id) ?? 0,
    dateCreating: row.dateCreating,
    version: row.version,
  }));
}

/** Courses with those works that the learner may open, and how they stand with them. */
export async function toLearnerCourses(
  db: Db | Tx,
  rows: readonly CourseRow[],
  learner: Learner,
): Promise<LearnerCourse[]> {
  const works = await selectWorks(db)
    .where(learnableWorks(db, learner))
    .where('works.courseId', 'in', [...rows.map((row) => row.id), ''])
    .orderBy('works.dateCreating')
    .orderBy('works.id')
    .execute();
  const learnerWorks = await toLearnerWorks(db, works, learner);
  return rows.map((row) => {
    const own = learnerWorks.filter((work) => work.courseId === row.id);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      workCount: own.length,
      dateCreating: row.dateCreating,
      version: row.version,
      works: own,
      passedCount: own.filter((work) => work.passed).length,
    };
  });
}

export type CourseFields = Pick<Course, 'title' | 'description'>;

function columnsOf({ title, description }: CourseFields) {
  return {
    title: json(title),
    description: json(description),
    titleKey: searchKey(title.ru),
    searchText: searchKey(title.ru, title.en, title.ch),
  };
}

async function storeRevision(
  tx: Tx,
  courseId: string,
  revision: number,
  fields: CourseFields,
  { by, now }: Change,
): Promise<void> {
  await tx
    .insertInto('courseRevisions')
    .values({
      courseId,
      revision,
      data: json({ title: fields.title, description: fields.description }),
      createdAt: now,
      createdBy: by,
    })
    .execute();
}

export async function insertCourse(
  tx: Tx,
  fields: CourseFields,
  change: Change,
  id = newId(),
): Promise<string> {
  await tx
    .insertInto('courses')
    .values({ id, ...columnsOf(fields), revision: 1, dateCreating: change.now, archivedAt: null, version: 1 })
    .execute();
  await storeRevision(tx, id, 1, fields, change);
  return id;
}

export async function reviseCourse(
  tx: Tx,
  row: CourseRow,
  fields: CourseFields,
  change: Change,
): Promise<void> {
  const revision = row.revision + 1;
  await storeRevision(tx, row.id, revision, fields, change);
  await tx
    .updateTable('courses')
    .set({ ...columnsOf(fields), revision, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}

export async function lockCourse(tx: Tx, id: string): Promise<CourseRow | undefined> {
  return selectCourses(tx).where('courses.id', '=', id).forUpdate().executeTakeFirst();
}

export async function addGroups(tx: Tx, courseId: string, groupIds: readonly string[]): Promise<void> {
  const rows = [...new Set(groupIds)].map((groupId) => ({ courseId, groupId }));
  if (rows.length === 0) return;
  await tx
    .insertInto('courseGroups')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeGroups(tx: Tx, courseId: string, groupIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('courseGroups')
    .where('courseId', '=', courseId)
    .where('groupId', 'in', [...groupIds, ''])
    .execute();
}

export async function setGroups(tx: Tx, courseId: string, groupIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('courseGroups').where('courseId', '=', courseId).execute();
  await addGroups(tx, courseId, groupIds);
}
