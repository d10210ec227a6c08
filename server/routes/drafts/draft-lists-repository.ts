// The list of drafts, and the revisions of works and tasks.
import { courseRevisionSchema } from '#contract/entities/course-draft.ts';
import {
  listedDraftSchema,
  type DraftKind,
  type ListedDraft,
  type ListedDraftKind,
} from '#contract/entities/draft.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Page } from '#contract/page.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleGroupIds, type Caller } from '#server/repositories/people-visibility.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { Db } from '#server/storage/schema.ts';
import { namedUsers } from '../courses/course-details.ts';
import { findTask } from '../tasks/tasks-repository.ts';
import { pinnedTasks, type WorkFields } from '../works/works-repository.ts';
import { taskDraftOf } from './task-content.ts';
import { draftOf, type Fields } from './work-content.ts';

interface Maker {
  readonly surname: string | null;
  readonly name: string | null;
  readonly lastName: string | null;
}

function nameOf({ surname, name, lastName }: Maker): string | null {
  return surname === null ? null : fullNameOf({ surname, name: name ?? '', lastName: lastName ?? '' });
}

type DraftRows = Awaited<ReturnType<ReturnType<typeof listedDrafts>['execute']>>;

/** Drafts of what is in use, or was never published. */
function listedDrafts(db: Db, kinds: readonly ListedDraftKind[]) {
  return db
    .selectFrom('drafts')
    .leftJoin('works', (join) => join.onRef('works.id', '=', 'drafts.id').on('drafts.kind', '=', 'WORK'))
    .leftJoin('tasks', (join) => join.onRef('tasks.id', '=', 'drafts.id').on('drafts.kind', '=', 'TASK'))
    .leftJoin('courses', (join) =>
      join.onRef('courses.id', '=', 'drafts.id').on('drafts.kind', '=', 'COURSE'),
    )
    .leftJoin('users', 'users.id', 'drafts.changedBy')
    .select(['drafts.kind', 'drafts.id', 'drafts.data', 'drafts.baseRevision', 'drafts.changedAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('drafts.kind', 'in', kinds)
    .where('drafts.data', 'is not', null)
    .where('works.archivedAt', 'is', null)
    .where('courses.archivedAt', 'is', null)
    .where('tasks.archivedAt', 'is', null);
}

/** Practice tools have lists of their own. */
const isListed = (kind: DraftKind): kind is ListedDraftKind =>
  listedDraftSchema.shape.kind.safeParse(kind).success;

function toListed(rows: DraftRows): ListedDraft[] {
  return rows.flatMap(({ kind, id, data, baseRevision, changedAt, ...maker }) => {
    if (data === null || !isListed(kind) || 'play' in data) return [];
    const title = 'title' in data ? data.title : data.question.content;
    return [{ kind, id, title, isNew: baseRevision === 0, changedAt, changedBy: nameOf(maker) }];
  });
}

/** A page of what has unpublished changes, of the kinds that the person may edit. */
export function pageOfDrafts(
  db: Db,
  kinds: readonly ListedDraftKind[],
  request: PageRequest,
): Promise<Page<ListedDraft>> {
  return pageOfRows(
    listedDrafts(db, kinds),
    request,
    { changedAt: 'drafts.changedAt' },
    toListed,
    'drafts.id',
  );
}

type RevisionRow = Maker & { readonly revision: number; readonly createdAt: string };

const toRevisions = (rows: readonly RevisionRow[]) =>
  rows.map(({ revision, createdAt, ...maker }) => ({ revision, createdAt, createdBy: nameOf(maker) }));

/** A page of the revisions of a work that is in use; throws NOT_FOUND for any other. */
export async function pageOfRevisions(db: Db, workId: string, request: PageRequest) {
  const works = db.selectFrom('works').select('id').where('archivedAt', 'is', null);
  orNotFound(await works.where('id', '=', workId).executeTakeFirst());
  const found = db
    .selectFrom('workRevisions')
    .leftJoin('users', 'users.id', 'workRevisions.createdBy')
    .select(['workRevisions.revision', 'workRevisions.createdAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('workRevisions.workId', '=', workId);
  const column = 'workRevisions.revision';
  return pageOfRows(found, request, { revision: column }, toRevisions, column);
}

/** A work in use as one of its revisions had it, with the tasks as they were then; throws NOT_FOUND. */
export async function revisionOfWork(db: Db, workId: string, revision: number): Promise<Fields> {
  const row = orNotFound(
    await db
      .selectFrom('workRevisions')
      .innerJoin('works', 'works.id', 'workRevisions.workId')
      .select('workRevisions.data')
      .where('workRevisions.workId', '=', workId)
      .where('workRevisions.revision', '=', revision)
      .where('works.archivedAt', 'is', null)
      .executeTakeFirst(),
  );
  // Written by storeRevision.
  return draftOf(row.data as WorkFields, await pinnedTasks(db, workId, revision));
}

/** A page of the revisions of a task that is in use; throws NOT_FOUND for any other. */
export async function pageOfTaskRevisions(db: Db, taskId: string, request: PageRequest) {
  orNotFound(await findTask(db, taskId));
  const found = db
    .selectFrom('taskRevisions')
    .leftJoin('users', 'users.id', 'taskRevisions.createdBy')
    .select(['taskRevisions.revision', 'taskRevisions.createdAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('taskRevisions.taskId', '=', taskId);
  const column = 'taskRevisions.revision';
  return pageOfRows(found, request, { revision: column }, toRevisions, column);
}

/** A task in use as one of its revisions had it; throws NOT_FOUND. */
export async function revisionOfTask(db: Db, taskId: string, taskRevision: number): Promise<TaskDraft> {
  orNotFound(await findTask(db, taskId));
  const contents = await taskRevisionsOf(db, [{ taskId, taskRevision }]);
  return taskDraftOf(orNotFound(contents.get(taskId)));
}

async function refuseArchivedCourse(db: Db, id: string): Promise<void> {
  const courses = db.selectFrom('courses').select('id').where('archivedAt', 'is', null);
  orNotFound(await courses.where('id', '=', id).executeTakeFirst());
}

/** A page of the revisions of a course that is in use; throws NOT_FOUND for any other. */
export async function pageOfCourseRevisions(db: Db, courseId: string, request: PageRequest) {
  await refuseArchivedCourse(db, courseId);
  const found = db
    .selectFrom('courseRevisions')
    .leftJoin('users', 'users.id', 'courseRevisions.createdBy')
    .select(['courseRevisions.revision', 'courseRevisions.createdAt'])
    .select(['users.surname', 'users.name', 'users.lastName'])
    .where('courseRevisions.courseId', '=', courseId);
  const column = 'courseRevisions.revision';
  return pageOfRows(found, request, { revision: column }, toRevisions, column);
}

/** A course in use as one of its revisions had it, with the groups and people that the caller may see; throws NOT_FOUND. */
export async function revisionOfCourse(db: Db, caller: Caller, courseId: string, revision: number) {
  await refuseArchivedCourse(db, courseId);
  const row = orNotFound(
    await db
      .selectFrom('courseRevisions')
      .select(['data', 'pictureId'])
      .where('courseId', '=', courseId)
      .where('revision', '=', revision)
      .executeTakeFirst(),
  );
  const content = courseRevisionSchema.parse({ ...(row.data as object), pictureId: row.pictureId });
  const { groupIds, userIds } = content;
  const groups = await visibleGroupIds(db, caller).execute();
  const people = await namedUsers(db, caller, userIds ?? []);
  const seen = new Set([...groups, ...people].map(({ id }) => id));
  return {
    ...content,
    ...(groupIds === undefined ? {} : { groupIds: groupIds.filter((id) => seen.has(id)) }),
    ...(userIds === undefined ? {} : { userIds: userIds.filter((id) => seen.has(id)) }),
  };
}
