/** Works: lists and details for those who make them, and what a learner sees of them. */
import type { FastifyInstance } from 'fastify';
import {
  getWork,
  getWorkDetails,
  getWorkDocuments,
  listUserWorks,
  listWorkDetails,
  listWorks,
  listWorkTaskDetails,
  listWorkTasks,
} from '#contract/calls/works.ts';
import type { Task } from '#contract/entities/work.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { learnableWorks } from '#server/repositories/learning-access.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { toLearnerWorks } from './learner-works.ts';
import { registerWorkChanges } from './work-change-routes.ts';
import { registerWorkStarts } from './work-start-routes.ts';
import { withTasks, workRow } from './work-details.ts';
import { pinnedTasks, selectWorks, toWorks } from './works-repository.ts';

type WorkQuery = PageRequest & {
  readonly search?: string | undefined;
  readonly courseId?: string | undefined;
};
type WorkSelect = ReturnType<typeof selectWorks>;

const sorts = { dateCreating: 'works.dateCreating', title: 'works.titleKey' };

function filtered(works: WorkSelect, { search, courseId }: WorkQuery): WorkSelect {
  let found = works;
  if (search !== undefined) found = found.where((eb) => contains(eb, 'works.searchText', search));
  if (courseId !== undefined) found = found.where('works.courseId', '=', courseId);
  return found;
}

function pageOfWorks(works: WorkSelect, query: WorkQuery) {
  return pageOfRows(filtered(works, query), query, sorts, (row) => row, 'works.id');
}

function registerLists(app: FastifyInstance): void {
  registerCall(app, listWorks, async ({ query, storage }) => {
    const page = await pageOfWorks(selectWorks(storage.db), query);
    return { ...page, content: await toWorks(storage.db, page.content) };
  });
  registerCall(app, listWorkDetails, async ({ query, storage }) => {
    const page = await pageOfWorks(selectWorks(storage.db), query);
    return { ...page, content: await withTasks(storage.db, page.content) };
  });
  registerCall(app, listUserWorks, async ({ params, query, person, storage }) => {
    const learner = await learnerOf(storage.db, person, params.id);
    const page = await pageOfWorks(selectWorks(storage.db).where(learnableWorks(storage.db, learner)), query);
    return { ...page, content: await toLearnerWorks(storage.db, page.content, learner) };
  });
}

async function tasksOf(db: Db, id: string): Promise<Task[]> {
  const row = await workRow(db, id);
  return (await pinnedTasks(db, id, row.revision)).map(({ task }) => task);
}

function registerOne(app: FastifyInstance): void {
  registerCall(app, getWork, async ({ params, person, storage: { db } }) => {
    const row = await selectWorks(db)
      .where(learnableWorks(db, person))
      .where('works.id', '=', params.id)
      .executeTakeFirst();
    const [work] = row === undefined ? [] : await toLearnerWorks(db, [row], person);
    if (work === undefined) throw new ApiFault('NOT_FOUND');
    return work;
  });
  registerCall(app, getWorkDetails, async ({ params, storage: { db } }) => {
    const [work] = await withTasks(db, [await workRow(db, params.id)]);
    if (work === undefined) throw new ApiFault('NOT_FOUND');
    return work;
  });
  registerCall(app, listWorkTasks, ({ params, storage }) => tasksOf(storage.db, params.id));
  registerCall(app, listWorkTaskDetails, ({ params, storage }) => tasksOf(storage.db, params.id));
  registerCall(app, getWorkDocuments, async ({ params, person, storage: { db } }) => {
    const row = await selectWorks(db)
      .where(learnableWorks(db, person))
      .where('works.id', '=', params.id)
      .executeTakeFirst();
    if (row === undefined) throw new ApiFault('NOT_FOUND');
    const tasks = await pinnedTasks(db, row.id, row.revision);
    const ids = tasks.flatMap(({ task }) => task.fileDocumentIds);
    if (ids.length === 0) return [];
    const files = await db
      .selectFrom('files')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute();
    return files.map((file) => ({ ...file, url: `/api/v1/files/${file.id}` }));
  });
}

export function registerWorks(app: FastifyInstance): void {
  registerLists(app);
  registerOne(app);
  registerWorkChanges(app);
  registerWorkStarts(app);
}
