// What changes a course: its fields with their revisions, whom it is open to, its works and their order, the archive.
import type { z } from 'zod';
import type { courseChangeSchema, Course, WorkOpens } from '#contract/entities/work.ts';
import { textsOf } from '#contract/languages.ts';
import { visibleGroupIds, visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { pinnedTasks, reviseWork, type Change } from '../works/works-repository.ts';
import { selectAllCourses, type CourseRow } from './courses-repository.ts';

type CourseFields = Pick<Course, 'title' | 'description' | 'pictureId'>;
type CourseWorks = NonNullable<z.output<typeof courseChangeSchema>['works']>;

function columnsOf({ title, description, pictureId }: CourseFields) {
  return {
    title: json(title),
    description: json(description),
    pictureId,
    titleKey: searchKey(title.ru),
    searchText: searchKey(...textsOf(title)),
  };
}

async function storeRevision(
  tx: Tx,
  courseId: string,
  revision: number,
  { title, description, pictureId }: CourseFields,
  { by, now }: Change,
): Promise<void> {
  await tx
    .insertInto('courseRevisions')
    .values({
      courseId,
      revision,
      pictureId,
      data: json({ title, description }),
      createdAt: now,
      createdBy: by,
    })
    .execute();
}

/** Creates a course with its first revision; returns its id. */
export async function insertCourse(
  tx: Tx,
  fields: Omit<CourseFields, 'pictureId'> & Partial<Pick<CourseFields, 'pictureId'>>,
  change: Change,
  id = newId(),
): Promise<string> {
  const whole = { pictureId: null, ...fields };
  const dates = { dateCreating: change.now, dateChanged: change.now, archivedAt: null };
  await tx
    .insertInto('courses')
    .values({ id, ...columnsOf(whole), revision: 1, ...dates, version: 1 })
    .execute();
  await storeRevision(tx, id, 1, whole, change);
  return id;
}

/** Stores new texts and picture as a new revision. */
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
    .set({ ...columnsOf(fields), revision, dateChanged: change.now, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}

/** The current row, locked until the end of the transaction; one in the archive is not found. */
export async function lockCourse(tx: Tx, id: string): Promise<CourseRow | undefined> {
  return selectAllCourses(tx)
    .where('courses.id', '=', id)
    .where('courses.archivedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The current row of a course in the archive or not, locked until the end of the transaction. */
export async function lockAnyCourse(tx: Tx, id: string): Promise<CourseRow | undefined> {
  return selectAllCourses(tx).where('courses.id', '=', id).forUpdate().executeTakeFirst();
}

/** Works that go with it bear the same moment, by which `restoreCourse` knows them. */
export async function archiveCourse(
  tx: Tx,
  { id, version }: CourseRow,
  withWorks: boolean,
  now: string,
): Promise<void> {
  await tx
    .updateTable('courses')
    .set({ archivedAt: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  if (!withWorks) return;
  await tx
    .updateTable('works')
    .set((eb) => ({ archivedAt: now, version: eb('version', '+', 1) }))
    .where('courseId', '=', id)
    .where('archivedAt', 'is', null)
    .execute();
}

/** Brings a course back with the works that went into the archive with it. */
export async function restoreCourse(tx: Tx, { id, version, archivedAt }: CourseRow): Promise<void> {
  await tx
    .updateTable('courses')
    .set({ archivedAt: null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('works')
    .set((eb) => ({ archivedAt: null, version: eb('version', '+', 1) }))
    .where('courseId', '=', id)
    .where('archivedAt', '=', archivedAt)
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
    .where('groupId', 'in', groupIds)
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

/** The people to whom the course is open by name. */
export async function namedPeople(db: Db | Tx, courseId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('courseUsers')
    .select('userId')
    .where('courseId', '=', courseId)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Replaces those of the course's people whom the caller may see by these. */
export async function setPeople(
  tx: Tx,
  courseId: string,
  userIds: readonly string[],
  caller: Caller,
): Promise<void> {
  const seen = tx.selectFrom('users').select('users.id').where(visibleUsers(tx, caller));
  await tx.deleteFrom('courseUsers').where('courseId', '=', courseId).where('userId', 'in', seen).execute();
  const rows = [...new Set(userIds)].map((userId) => ({ courseId, userId }));
  if (rows.length === 0) return;
  await tx
    .insertInto('courseUsers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const storedOpens = (opens: WorkOpens): string | null => (opens.kind === 'AT_ONCE' ? null : json(opens));

/** Moves a work into the course, or out of every course, with a new revision of the work. */
async function moveWork(tx: Tx, workId: string, courseId: string | null, change: Change): Promise<void> {
  const row = await tx
    .selectFrom('works')
    .selectAll()
    .where('id', '=', workId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await reviseWork(tx, row, { ...row, courseId }, await pinnedTasks(tx, workId, row.revision), change);
}

/** The works in use of a course. */
export async function workIdsIn(tx: Tx, courseId: string): Promise<readonly string[]> {
  const works = tx.selectFrom('works').select('id').where('archivedAt', 'is', null);
  const rows = await works.where('courseId', '=', courseId).execute();
  return rows.map(({ id }) => id);
}

/** The courses in which these works are now. */
export async function coursesHolding(tx: Tx, workIds: readonly string[]): Promise<readonly string[]> {
  const works = tx.selectFrom('works').select('courseId').distinct();
  const rows = await works.where('id', 'in', workIds).execute();
  return rows.flatMap(({ courseId }) => courseId ?? []);
}

/** Gives the course these works in this order; a work of another course moves here, one that is left out has no course. */
export async function setWorks(tx: Tx, courseId: string, works: CourseWorks, change: Change): Promise<void> {
  const known = new Set(await workIdsIn(tx, courseId));
  const wanted = new Set(works.map(({ id }) => id));
  for (const id of known) if (!wanted.has(id)) await moveWork(tx, id, null, change);
  for (const [position, { id, opens }] of works.entries()) {
    if (!known.has(id)) await moveWork(tx, id, courseId, change);
    await tx
      .updateTable('works')
      .set({ coursePosition: position, opens: storedOpens(opens) })
      .where('id', '=', id)
      .execute();
  }
}
