// Courses: the head that lists show, the groups, and the works.
import type { Course, LearnerCourse } from '#contract/entities/work.ts';
import { textsOf } from '#contract/languages.ts';
import type { Page } from '#contract/page.ts';
import { learnableCourses, learnableWorks, type Learner } from '#server/repositories/learning-access.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { toLearnerWorks } from '../works/learner-works.ts';
import { selectWorks, type Change } from '../works/works-repository.ts';

/** Courses that are not archived; add conditions, then `toCourses` or `toLearnerCourses`. */
function selectCourses(db: Db | Tx) {
  return db.selectFrom('courses').selectAll('courses').where('courses.archivedAt', 'is', null);
}

export type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number];

const COURSE_SORTS = {
  dateCreating: 'courses.dateCreating',
  title: 'courses.titleKey',
  name: 'courses.titleKey',
};

/** The groups of the courses, of those that the caller may see. */
async function groupsOf(db: Db | Tx, caller: Caller, ids: readonly string[]) {
  return db
    .selectFrom('courseGroups')
    .innerJoin('groups', 'groups.id', 'courseGroups.groupId')
    .select(['courseGroups.courseId', 'groups.id', 'groups.name'])
    .where('courseGroups.courseId', 'in', [...ids, ''])
    .where('courseGroups.groupId', 'in', visibleGroupIds(db, caller))
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

async function toCourses(db: Db | Tx, caller: Caller, rows: readonly CourseRow[]): Promise<Course[]> {
  const ids = rows.map((row) => row.id);
  const [groups, counts] = [await groupsOf(db, caller, ids), await workCounts(db, ids)];
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

/** Courses with the works that the learner may open, and the learner's progress in them. */
async function toLearnerCourses(
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

type CourseQuery = PageRequest & { readonly search?: string | undefined };

function searched(courses: ReturnType<typeof selectCourses>, { search }: CourseQuery) {
  return search === undefined ? courses : courses.where((eb) => contains(eb, 'courses.searchText', search));
}

export function pageOfCourses(db: Db, caller: Caller, query: CourseQuery): Promise<Page<Course>> {
  const found = searched(selectCourses(db), query);
  return pageOfRows(found, query, COURSE_SORTS, (rows) => toCourses(db, caller, rows), 'courses.id');
}

/** The courses that the learner may open. */
export function pageOfLearnerCourses(
  db: Db,
  learner: Learner,
  query: CourseQuery,
): Promise<Page<LearnerCourse>> {
  const found = searched(selectCourses(db).where(learnableCourses(db, learner)), query);
  return pageOfRows(found, query, COURSE_SORTS, (rows) => toLearnerCourses(db, rows, learner), 'courses.id');
}

/** A course that the learner may open. */
export async function findLearnerCourse(
  db: Db,
  learner: Learner,
  id: string,
): Promise<LearnerCourse | undefined> {
  const found = selectCourses(db).where(learnableCourses(db, learner)).where('courses.id', '=', id);
  return (await toLearnerCourses(db, await found.execute(), learner))[0];
}

/** A course with the groups that the caller may see. */
export async function findCourse(db: Db | Tx, caller: Caller, id: string): Promise<Course | undefined> {
  const rows = await selectCourses(db).where('courses.id', '=', id).execute();
  return (await toCourses(db, caller, rows))[0];
}

type CourseFields = Pick<Course, 'title' | 'description'>;

function columnsOf({ title, description }: CourseFields) {
  return {
    title: json(title),
    description: json(description),
    titleKey: searchKey(title.ru),
    searchText: searchKey(...textsOf(title)),
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

/** Creates a course with its first revision; returns its id. */
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

/** Stores new texts as a new revision. */
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

/** The current row, locked until the end of the transaction. */
export async function lockCourse(tx: Tx, id: string): Promise<CourseRow | undefined> {
  return selectCourses(tx).where('courses.id', '=', id).forUpdate().executeTakeFirst();
}

/** Raises the version because what a course shows has changed; there is no new revision of its texts. */
export async function touchCourse(tx: Tx, { id, version }: CourseRow): Promise<void> {
  await tx
    .updateTable('courses')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function archiveCourse(tx: Tx, { id, version }: CourseRow, now: string): Promise<void> {
  await tx
    .updateTable('courses')
    .set({ archivedAt: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** Groups that the course has already are ignored. */
export async function addGroups(tx: Tx, courseId: string, groupIds: readonly string[]): Promise<void> {
  const rows = [...new Set(groupIds)].map((groupId) => ({ courseId, groupId }));
  if (rows.length === 0) return;
  await tx
    .insertInto('courseGroups')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Groups that the caller may not see stay. */
export async function removeGroups(
  tx: Tx,
  courseId: string,
  groupIds: readonly string[],
  caller: Caller,
): Promise<void> {
  await tx
    .deleteFrom('courseGroups')
    .where('courseId', '=', courseId)
    .where('groupId', 'in', [...groupIds, ''])
    .where('groupId', 'in', visibleGroupIds(tx, caller))
    .execute();
}

/** Replaces those of the course's groups that the caller may see by these. */
export async function setGroups(
  tx: Tx,
  courseId: string,
  groupIds: readonly string[],
  caller: Caller,
): Promise<void> {
  await tx
    .deleteFrom('courseGroups')
    .where('courseId', '=', courseId)
    .where('groupId', 'in', visibleGroupIds(tx, caller))
    .execute();
  await addGroups(tx, courseId, groupIds);
}
