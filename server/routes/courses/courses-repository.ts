// Courses: the head that lists show, the groups, and the works.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Course, LearnerCourse } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { learnableCourses, learnableWorks, type Learner } from '#server/repositories/learning-access.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import { toLearnerWorks } from '../works/learner-works.ts';
import { inCourseOrder, selectWorks } from '../works/works-repository.ts';
import { learnerCounts } from './course-learners.ts';

/** All courses, those in the archive too; add conditions, then `toCourses` or `toLearnerCourses`. */
export function selectAllCourses(db: Db | Tx) {
  return db.selectFrom('courses').selectAll('courses');
}

/** Courses that are not archived. */
function selectCourses(db: Db | Tx) {
  return selectAllCourses(db).where('courses.archivedAt', 'is', null);
}

export type CourseRow = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number];

const COURSE_SORTS = {
  dateCreating: 'courses.dateCreating',
  dateChanged: 'courses.dateChanged',
  title: 'courses.titleKey',
  name: 'courses.titleKey',
};

/** The condition on joined `works` and `courses`: the work is not archived, or only with its course. */
export function isInCourse(
  eb: ExpressionBuilder<Schema, 'works' | 'courses'>,
): ExpressionWrapper<Schema, 'works' | 'courses', SqlBool> {
  return eb.or([
    eb('works.archivedAt', 'is', null),
    eb('works.archivedAt', '=', eb.ref('courses.archivedAt')),
  ]);
}

/** The groups of the courses, of those that the caller may see. */
async function groupsOf(db: Db | Tx, caller: Caller, ids: readonly string[]) {
  return db
    .selectFrom('courseGroups')
    .innerJoin('groups', 'groups.id', 'courseGroups.groupId')
    .select(['courseGroups.courseId', 'groups.id', 'groups.name'])
    .where('courseGroups.courseId', 'in', ids)
    .where('courseGroups.groupId', 'in', visibleGroupIds(db, caller))
    .orderBy('groups.nameKey')
    .execute();
}

/** Without those that went into the archive before their course did. */
async function workCounts(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('courses', 'courses.id', 'works.courseId')
    .select((eb) => ['courses.id', eb.fn.countAll<number>().as('count')])
    .where('courses.id', 'in', ids)
    .where((eb) => isInCourse(eb as never))
    .groupBy('courses.id')
    .execute();
  return new Map(rows.map((row) => [row.id, Number(row.count)]));
}

export async function toCourses(db: Db | Tx, caller: Caller, rows: readonly CourseRow[]): Promise<Course[]> {
  const ids = rows.map((row) => row.id);
  const [groups, counts] = [await groupsOf(db, caller, ids), await workCounts(db, ids)];
  const learners = await learnerCounts(db, caller, ids);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    groups: groups.filter((group) => group.courseId === row.id).map(({ id, name }) => ({ id, name })),
    pictureId: row.pictureId,
    workCount: counts.get(row.id) ?? 0,
    learnerCount: learners.get(row.id) ?? 0,
    dateCreating: row.dateCreating,
    dateChanged: row.dateChanged,
    archivedAt: row.archivedAt,
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
    .where(
      'works.courseId',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy(inCourseOrder)
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
      pictureId: row.pictureId,
      workCount: own.length,
      dateCreating: row.dateCreating,
      version: row.version,
      works: own,
      passedCount: own.filter((work) => work.passed).length,
    };
  });
}

type CourseQuery = PageRequest & { readonly search?: string | undefined };
type AuthorQuery = CourseQuery & {
  readonly groupId?: string | undefined;
  readonly archived: 'true' | 'false';
  readonly incomplete: 'true' | 'false';
};

function searched(courses: ReturnType<typeof selectCourses>, { search }: CourseQuery) {
  return search === undefined ? courses : courses.where((eb) => contains(eb, 'courses.searchText', search));
}

/** A course that nobody can learn yet: without works in use, or open to nobody. */
function isIncomplete(eb: ExpressionBuilder<Schema, 'courses'>) {
  const has = (table: 'works' | 'courseGroups' | 'courseUsers') =>
    eb.selectFrom(table).select(`${table}.courseId`).whereRef(`${table}.courseId`, '=', 'courses.id');
  return eb.or([
    eb.not(eb.exists(has('works').where('works.archivedAt', 'is', null))),
    eb.not(eb.or([eb.exists(has('courseGroups')), eb.exists(has('courseUsers'))])),
  ]);
}

/** The courses of one group, or all; those in the archive or the others. */
export function pageOfCourses(db: Db, caller: Caller, query: AuthorQuery): Promise<Page<Course>> {
  const { groupId, archived, incomplete } = query;
  let found = searched(
    selectAllCourses(db).where('courses.archivedAt', archived === 'true' ? 'is not' : 'is', null),
    query,
  );
  if (incomplete === 'true') found = found.where((eb) => isIncomplete(eb));
  if (groupId !== undefined) {
    const open = db
      .selectFrom('courseGroups')
      .select('courseGroups.courseId')
      .where('courseGroups.groupId', '=', groupId)
      .where('courseGroups.groupId', 'in', visibleGroupIds(db, caller));
    found = found.where('courses.id', 'in', open);
  }
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
