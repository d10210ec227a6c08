// Drafts of works: reading, saving, dropping, publishing; the revisions of a work. Those of tasks stand beside it.
import type { FastifyInstance } from 'fastify';
import {
  checkWorkDraft,
  dropWorkDraft,
  getWorkDraft,
  getWorkRevision,
  listDrafts,
  listWorkRevisions,
  meetAtWorkDraft,
  publishWorkDraft,
  saveWorkDraft,
} from '#contract/calls/drafts.ts';
import type { ListedDraftKind } from '#contract/entities/draft.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import { checkOf } from './checks/draft-facts.ts';
import { pageOfDrafts, pageOfRevisions, revisionOfWork } from './draft-lists-repository.ts';
import { draftHandling } from './draft-handling.ts';
import { draftToPublish, findDraft } from './drafts-repository.ts';
import { publishDraft } from './publish-work-draft.ts';
import { registerCourseDrafts } from './course-drafts-routes.ts';
import { registerTaskDrafts } from './task-drafts-routes.ts';
import { stateOf, storeWorkDraft, WORK_SUBJECT } from './work-drafts-repository.ts';

const handling = draftHandling(WORK_SUBJECT, stateOf);

const EDITED_BY = { COURSE: 'COURSES_EDIT', WORK: 'WORKS_EDIT', TASK: 'TASKS_EDIT' } as const;

/** Those of the kinds that the person may edit. */
function kindsFor({ privileges }: Person, ofCourses: 'true' | 'false' | undefined): ListedDraftKind[] {
  const wanted = (['COURSE', 'WORK', 'TASK'] as const).filter(
    (kind) => ofCourses === undefined || (kind === 'COURSE') === (ofCourses === 'true'),
  );
  return wanted.filter((kind) => privileges.has(EDITED_BY[kind]));
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, listDrafts, ({ query, person, storage }) =>
    pageOfDrafts(storage.db, kindsFor(person, query.ofCourses), query),
  );
  registerCall(app, getWorkDraft, handling.get);
  registerCall(app, meetAtWorkDraft, handling.meet);
  registerCall(app, checkWorkDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOf(db, person, id, await findDraft(db, WORK_SUBJECT, id)),
  );
  registerCall(app, listWorkRevisions, ({ params: { id }, query, storage }) =>
    pageOfRevisions(storage.db, id, query),
  );
  registerCall(app, getWorkRevision, ({ params: { id, revision }, storage }) =>
    revisionOfWork(storage.db, id, revision),
  );
}

export function registerDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerTaskDrafts(app);
  registerCourseDrafts(app);
  registerCall(app, saveWorkDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.save(
      context,
      (tx, current) => storeWorkDraft(tx, { person, now }, params.id, current, body),
      (tx) => refuseUnseenGroups(tx, person, body.data.groupIds, 'data.groupIds'),
    );
  });
  registerCall(app, dropWorkDraft, (context) => handling.drop(context));
  registerCall(app, publishWorkDraft, (context) => {
    const { params, body, person, storage, now } = context;
    return storage.write(async (tx) => {
      // A work without a draft is published too: with the drafts of its tasks.
      const current = await draftToPublish(tx, WORK_SUBJECT, params.id);
      await handling.refuseMoved(tx, context, current);
      const copiedTaskIds = new Set(body.copiedTaskIds);
      const taskVersions = new Map(body.taskVersions.map((one) => [one.id, one.version]));
      return publishDraft(tx, { person, now, workId: params.id, copiedTaskIds, taskVersions }, current);
    });
  });
}
