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
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import { checkOf } from './checks/draft-facts.ts';
import { pageOfDrafts, pageOfRevisions, revisionOfWork } from './draft-lists-repository.ts';
import { meetAtDraft } from './draft-presence.ts';
import { clearDraft, draftToPublish, findDraft, lockedDraft } from './drafts-repository.ts';
import { publishDraft } from './publish-work-draft.ts';
import { registerCourseDrafts } from './course-drafts-routes.ts';
import { registerTaskDrafts } from './task-drafts-routes.ts';
import { stateOf, storeWorkDraft, WORK_SUBJECT, type CurrentWorkDraft } from './work-drafts-repository.ts';

interface Seen {
  readonly person: Person;
  readonly now: string;
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(
  tx: Tx,
  { id, version, ...by }: Seen,
  current: CurrentWorkDraft,
  revision = current.revision,
): Promise<void> {
  if (version === current.version && revision === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await stateOf(tx, by, id, current) });
}

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
  registerCall(app, getWorkDraft, async ({ params: { id }, person, now, storage: { db } }) =>
    stateOf(db, { person, now }, id, await findDraft(db, WORK_SUBJECT, id)),
  );
  registerCall(app, checkWorkDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOf(db, person, id, await findDraft(db, WORK_SUBJECT, id)),
  );
  registerCall(app, listWorkRevisions, ({ params: { id }, query, storage }) =>
    pageOfRevisions(storage.db, id, query),
  );
  registerCall(app, getWorkRevision, ({ params: { id, revision }, storage }) =>
    revisionOfWork(storage.db, id, revision),
  );
  registerCall(app, meetAtWorkDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, WORK_SUBJECT, id);
      const { kind } = WORK_SUBJECT;
      return { people: await meetAtDraft(tx, { kind, id, userId: person.id, now }), revision, version };
    }),
  );
}

export function registerDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerTaskDrafts(app);
  registerCourseDrafts(app);
  registerCall(app, saveWorkDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      await refuseUnseenGroups(tx, person, body.data.groupIds, 'data.groupIds');
      const current = await lockedDraft(tx, WORK_SUBJECT, id);
      const seen = { person, now, id, version };
      if (current !== undefined) await refuseMoved(tx, seen, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      await storeWorkDraft(tx, { person, now }, id, current, body);
      return stateOf(tx, { person, now }, id, await findDraft(tx, WORK_SUBJECT, id));
    }),
  );
  registerCall(app, dropWorkDraft, ({ params: { id }, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, WORK_SUBJECT, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { person, now, id, version }, current);
      await clearDraft(tx, row);
    }),
  );
  registerCall(app, publishWorkDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = await draftToPublish(tx, WORK_SUBJECT, id);
      await refuseMoved(tx, { person, now, id, version }, current);
      const copiedTaskIds = new Set(body.copiedTaskIds);
      const taskVersions = new Map(body.taskVersions.map((one) => [one.id, one.version]));
      return publishDraft(tx, { person, now, workId: id, copiedTaskIds, taskVersions }, current);
    }),
  );
}
