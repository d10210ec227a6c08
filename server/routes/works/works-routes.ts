// Works: lists and details for those who make them, and what a learner sees of them.
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
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { learnerOf } from '#server/repositories/learner-of.ts';
import type { Db } from '#server/storage/schema.ts';
import { namesOfFiles } from '../files/files-repository.ts';
import { toLearnerWorks } from './learner-works.ts';
import { registerWorkChanges } from './work-change-routes.ts';
import { registerWorkStarts } from './work-start-routes.ts';
import { withTasks, workDetails, workRow } from './work-details.ts';
import { pageOfListedWorks } from './works-list-repository.ts';
import { findLearnableWork, pageOfWorks, pinnedTasks } from './works-repository.ts';

function registerLists(app: FastifyInstance): void {
  registerCall(app, listWorks, ({ query, person, storage, now }) =>
    pageOfListedWorks(storage.db, person, query, now),
  );
  registerCall(app, listWorkDetails, ({ query, person, storage: { db } }) =>
    pageOfWorks(db, query, (rows) => withTasks(db, person, rows)),
  );
  registerCall(app, listUserWorks, async ({ params, query, person, storage: { db } }) => {
    const learner = await learnerOf(db, person, params.id);
    return pageOfWorks(db, query, (rows) => toLearnerWorks(db, rows, learner), learner);
  });
}

async function tasksOf(db: Db, id: string): Promise<Task[]> {
  const row = await workRow(db, id);
  return (await pinnedTasks(db, id, row.revision)).map(({ task }) => task);
}

async function documentsOf(db: Db, person: Person, id: string) {
  const row = orNotFound(await findLearnableWork(db, person, id));
  const tasks = await pinnedTasks(db, row.id, row.revision);
  const files = await namesOfFiles(
    db,
    tasks.flatMap(({ task }) => task.fileDocumentIds),
  );
  return files.map((file) => ({ ...file, url: `/api/v1/files/${file.id}` }));
}

function registerOne(app: FastifyInstance): void {
  registerCall(app, getWork, async ({ params, person, storage: { db } }) => {
    const row = orNotFound(await findLearnableWork(db, person, params.id));
    return orNotFound((await toLearnerWorks(db, [row], person))[0]);
  });
  registerCall(app, getWorkDetails, ({ params, person, storage }) =>
    workDetails(storage.db, person, params.id),
  );
  registerCall(app, listWorkTasks, ({ params, storage }) => tasksOf(storage.db, params.id));
  registerCall(app, listWorkTaskDetails, ({ params, storage }) => tasksOf(storage.db, params.id));
  registerCall(app, getWorkDocuments, ({ params, person, storage }) =>
    documentsOf(storage.db, person, params.id),
  );
}

export function registerWorks(app: FastifyInstance): void {
  registerLists(app);
  registerOne(app);
  registerWorkChanges(app);
  registerWorkStarts(app);
}
