// Works: the head that lists show, and the revisions that pin tasks.
import { textsOf } from '#contract/languages.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { sql } from 'kysely';
import { MAX_COURSE_WORKS, type Task, type Work } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { learnableWorks, type Learner } from '#server/repositories/learning-access.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { recountUses, taskIdsIn } from './task-uses-repository.ts';

/** Works that are not archived; add conditions, then `toWorks`. */
export function selectWorks(db: Db | Tx) {
  return db.selectFrom('works').selectAll('works').where('works.archivedAt', 'is', null);
}

/** The order of the works of a course: those that have a place, then the others. */
export const inCourseOrder = sql<number>`coalesce(${sql.ref('works.coursePosition')}, ${MAX_COURSE_WORKS})`;

export type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWorks>['execute']>>[number];
type GroupRef = Work['groups'][number];

/** The groups of the works, of those that the caller may see. */
async function groupsOf(
  db: Db | Tx,
  caller: Caller,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, GroupRef[]>> {
  const byWork = new Map<string, GroupRef[]>(workIds.map((id) => [id, []]));
  if (workIds.length === 0) return byWork;
  const rows = await db
    .selectFrom('workGroups')
    .innerJoin('groups', 'groups.id', 'workGroups.groupId')
    .select(['workGroups.workId', 'groups.id', 'groups.name'])
    .where('workGroups.workId', 'in', workIds)
    .where('workGroups.groupId', 'in', visibleGroupIds(db, caller))
    .orderBy('groups.nameKey')
    .execute();
  for (const { workId, ...group } of rows) byWork.get(workId)?.push(group);
  return byWork;
}

/** The part of a work that does not depend on the reader. */
export function bareWork(row: WorkRow): Omit<Work, 'groups'> {
  return {
    id: row.id,
    courseId: row.courseId,
    kind: row.kind,
    title: row.title,
    description: row.description,
    gradeForCompletion: row.gradeForCompletion,
    maxTaskAttempts: row.maxTaskAttempts,
    settingsWork: row.settingsWork,
    taskCount: row.taskCount,
    maxScore: row.maxScore,
    dateCreating: row.dateCreating,
    version: row.version,
  };
}

export async function toWorks(db: Db | Tx, caller: Caller, rows: readonly WorkRow[]): Promise<Work[]> {
  const groups = await groupsOf(
    db,
    caller,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...bareWork(row), groups: groups.get(row.id) ?? [] }));
}

export async function findWorkRow(db: Db | Tx, id: string): Promise<WorkRow | undefined> {
  return selectWorks(db).where('works.id', '=', id).executeTakeFirst();
}

type WorkQuery = PageRequest & {
  readonly search?: string | undefined;
  readonly courseId?: string | undefined;
};

const WORK_SORTS = { dateCreating: 'works.dateCreating', title: 'works.titleKey' };

/**
 * A page of works.
 * @param learner keeps only works that this person may open
 * @param toEntities turns the rows of the page into entities of the API
 */
export function pageOfWorks<T>(
  db: Db,
  { search, courseId, ...request }: WorkQuery,
  toEntities: (rows: readonly WorkRow[]) => Promise<T[]>,
  learner?: Learner,
): Promise<Page<T>> {
  let found = selectWorks(db);
  if (learner !== undefined) found = found.where(learnableWorks(db, learner));
  if (search !== undefined) found = found.where((eb) => contains(eb, 'works.searchText', search));
  if (courseId !== undefined) found = found.where('works.courseId', '=', courseId);
  return pageOfRows(found, request, WORK_SORTS, toEntities, 'works.id');
}

/** A work that the learner may open. */
export async function findLearnableWork(
  db: Db | Tx,
  learner: Learner,
  id: string,
): Promise<WorkRow | undefined> {
  return selectWorks(db).where(learnableWorks(db, learner)).where('works.id', '=', id).executeTakeFirst();
}

/** Sorts the revisions of one thing: first the latest that was made until `at`; where all are later, the earliest. */
export function latestUntil(table: 'workRevisions' | 'caseRevisions', at: string) {
  const [revision, createdAt] = [sql.ref(`${table}.revision`), sql.ref(`${table}.createdAt`)];
  return sql<number>`case when ${createdAt} <= ${at} then ${revision} else -${revision} end`;
}

/** The work with the content that it had at `at`. */
export async function workUntil(db: Db | Tx, head: WorkRow, at: string): Promise<WorkRow> {
  if (head.changedAt <= at) return head;
  const { revision, data } = await db
    .selectFrom('workRevisions')
    .select(['revision', 'data'])
    .where('workId', '=', head.id)
    .orderBy(latestUntil('workRevisions', at), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  // Written by storeRevision alone.
  return { ...head, ...(data as WorkFields), revision };
}

interface PinnedTask {
  readonly taskId: string;
  readonly taskRevision: number;
}

/** A task at the revision that a work pins. */
export interface PinnedTaskData extends PinnedTask {
  readonly task: Task;
}

/** The tasks that a revision of a work pins, in order; archived ones stay in it. */
export async function pinnedTasks(db: Db | Tx, workId: string, revision: number): Promise<PinnedTaskData[]> {
  const rows = await db
    .selectFrom('workRevisionTasks')
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .select(['workRevisionTasks.taskId', 'workRevisionTasks.taskRevision', 'tasks.version'])
    .where('workRevisionTasks.workId', '=', workId)
    .where('workRevisionTasks.workRevision', '=', revision)
    .orderBy('workRevisionTasks.position')
    .execute();
  const contents = await taskRevisionsOf(db, rows);
  return rows.flatMap(({ taskId, taskRevision, version }) => {
    const data = contents.get(taskId);
    return data === undefined ? [] : [{ taskId, taskRevision, task: { ...data, id: taskId, version } }];
  });
}

/** A work that is frozen for a trial, if the person may take it. */
export async function findTrialWork(
  db: Db | Tx,
  { privileges }: Pick<Learner, 'privileges'>,
  id: string,
): Promise<WorkRow | undefined> {
  if (!privileges.has('WORKS_EDIT') && !privileges.has('TASKS_EDIT')) return undefined;
  const works = db.selectFrom('works').selectAll('works').where('works.id', '=', id);
  return works.where('works.trialOf', 'is not', null).executeTakeFirst();
}

/** The fields of a work that people set. */
export type WorkFields = Pick<
  Work,
  'courseId' | 'kind' | 'title' | 'description' | 'gradeForCompletion' | 'maxTaskAttempts' | 'settingsWork'
>;

export interface Change {
  readonly by: string | null;
  readonly now: string;
}

function columnsOf(fields: WorkFields) {
  const { title } = fields;
  return {
    courseId: fields.courseId,
    kind: fields.kind,
    title: json(title),
    description: json(fields.description),
    titleKey: searchKey(title.ru),
    searchText: searchKey(...textsOf(title), ...textsOf(fields.description)),
    gradeForCompletion: fields.gradeForCompletion,
    maxTaskAttempts: json(fields.maxTaskAttempts),
    settingsWork: json(fields.settingsWork),
  };
}

async function storeRevision(
  tx: Tx,
  workId: string,
  revision: number,
  content: { readonly fields: WorkFields; readonly tasks: readonly PinnedTask[] },
  { by, now }: Change,
): Promise<void> {
  await tx
    .insertInto('workRevisions')
    .values({ workId, revision, data: json(content.fields), createdAt: now, createdBy: by })
    .execute();
  if (content.tasks.length === 0) return;
  const rows = content.tasks.map(({ taskId, taskRevision }, position) => ({
    workId,
    workRevision: revision,
    position,
    taskId,
    taskRevision,
  }));
  await tx.insertInto('workRevisionTasks').values(rows).execute();
}

interface NewWork {
  readonly id?: string;
  readonly tasks?: readonly PinnedTaskData[];
  /** The work or task that a trial freezes: what is frozen is put away from the start. */
  readonly trialOf?: string | null;
}

const sumOfScores = (tasks: readonly PinnedTaskData[]): number =>
  tasks.reduce((sum, { task }) => sum + task.maxScore, 0);

/** What a course shows has changed: its version rises, so that drafts and forms of it take that in. */
export async function touchCourses(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const held = ids.flatMap((id) => id ?? []);
  if (held.length === 0) return;
  await tx
    .updateTable('courses')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', held)
    .execute();
}

/** Creates a work, without tasks unless they are given; returns its id. */
export async function insertWork(
  tx: Tx,
  fields: WorkFields,
  change: Change,
  { id = newId(), tasks = [], trialOf = null }: NewWork = {},
): Promise<string> {
  const head = {
    id,
    taskCount: tasks.length,
    maxScore: sumOfScores(tasks),
    revision: 1,
    dateCreating: change.now,
    changedAt: change.now,
    archivedAt: trialOf === null ? null : change.now,
    trialOf,
    version: 1,
  };
  await tx
    .insertInto('works')
    .values({ ...columnsOf(fields), ...head })
    .execute();
  if (trialOf === null) await touchCourses(tx, [fields.courseId]);
  await storeRevision(tx, id, 1, { fields, tasks }, change);
  await recountUses(
    tx,
    tasks.map(({ taskId }) => taskId),
  );
  return id;
}

/** A new revision of a work with these tasks; running attempts keep theirs. */
export async function reviseWork(
  tx: Tx,
  row: WorkRow,
  fields: WorkFields,
  tasks: readonly PinnedTaskData[],
  change: Change,
): Promise<void> {
  const revision = row.revision + 1;
  const before = await taskIdsIn(tx, row.id, row.revision);
  const after = new Set(tasks.map(({ taskId }) => taskId));
  await storeRevision(tx, row.id, revision, { fields, tasks }, change);
  if (fields.courseId !== row.courseId) await touchCourses(tx, [row.courseId, fields.courseId]);
  await tx
    .updateTable('works')
    .set({
      ...columnsOf(fields),
      // In another course it has no place yet.
      ...(fields.courseId === row.courseId ? {} : { coursePosition: null, opens: null }),
      revision,
      version: row.version + 1,
      taskCount: tasks.length,
      maxScore: sumOfScores(tasks),
      changedAt: change.now,
    })
    .where('id', '=', row.id)
    .execute();
  const [left, added] = [
    [...before].filter((id) => !after.has(id)),
    [...after].filter((id) => !before.has(id)),
  ];
  await recountUses(tx, [...left, ...added]);
}

/** The current row, locked until the end of the transaction. */
export async function lockWork(tx: Tx, id: string): Promise<WorkRow | undefined> {
  return selectWorks(tx).where('works.id', '=', id).forUpdate().executeTakeFirst();
}

export async function archiveWork(
  tx: Tx,
  { id, version, revision, courseId }: WorkRow,
  now: string,
): Promise<void> {
  await touchCourses(tx, [courseId]);
  await tx
    .updateTable('works')
    .set({ archivedAt: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recountUses(tx, await taskIdsIn(tx, id, revision));
}

/** Groups that the work has already are ignored. */
export async function addWorkGroups(tx: Tx, workId: string, groupIds: readonly string[]): Promise<void> {
  const rows = [...new Set(groupIds)].map((groupId) => ({ workId, groupId }));
  if (rows.length === 0) return;
  await tx
    .insertInto('workGroups')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces those of the work's groups that the caller may see by these. */
export async function setWorkGroups(
  tx: Tx,
  workId: string,
  groupIds: readonly string[],
  caller: Caller,
): Promise<void> {
  await tx
    .deleteFrom('workGroups')
    .where('workId', '=', workId)
    .where('groupId', 'in', visibleGroupIds(tx, caller))
    .execute();
  await addWorkGroups(tx, workId, groupIds);
}

/** Replaces all groups of the work by these, which those who chose them could see. */
export async function replaceWorkGroups(tx: Tx, workId: string, groupIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('workGroups').where('workId', '=', workId).execute();
  await addWorkGroups(tx, workId, groupIds);
}
