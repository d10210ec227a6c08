// Drafts of works: reading, saving, dropping, publishing; the revisions of a work.
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
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseUnseenGroups } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import { checkOf } from './checks/draft-facts.ts';
import { meetAtDraft, pageOfDrafts, pageOfRevisions, revisionOfWork } from './draft-lists-repository.ts';
import { publishDraft } from './publish-work-draft.ts';
import {
  clearDraft,
  findDraft,
  lockedDraft,
  stateOf,
  storeDraft,
  type CurrentDraft,
} from './work-drafts-repository.ts';

interface Seen {
  readonly person: Person;
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(tx: Tx, { person, id, version }: Seen, current: CurrentDraft, revision?: number) {
  if (version === current.version && (revision ?? current.revision) === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await stateOf(tx, person, id, current) });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, listDrafts, ({ query, storage }) => pageOfDrafts(storage.db, query));
  registerCall(app, getWorkDraft, async ({ params: { id }, person, storage: { db } }) =>
    stateOf(db, person, id, await findDraft(db, id)),
  );
  registerCall(app, checkWorkDraft, async ({ params: { id }, storage: { db } }) =>
    checkOf(db, id, await findDraft(db, id)),
  );
  registerCall(app, listWorkRevisions, ({ params: { id }, query, storage }) =>
    pageOfRevisions(storage.db, id, query),
  );
  registerCall(app, getWorkRevision, ({ params: { id, revision }, storage }) =>
    revisionOfWork(storage.db, id, revision),
  );
  registerCall(app, meetAtWorkDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, id);
      return { people: await meetAtDraft(tx, id, person.id, now), revision, version };
    }),
  );
}

export function registerDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerCall(app, saveWorkDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      await refuseUnseenGroups(tx, person, body.data.groupIds, 'data.groupIds');
      const current = await lockedDraft(tx, id);
      if (current !== undefined) await refuseMoved(tx, { person, id, version }, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      await storeDraft(tx, { person, now }, id, current, body);
      return stateOf(tx, person, id, await findDraft(tx, id));
    }),
  );
  registerCall(app, dropWorkDraft, ({ params: { id }, person, storage, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { person, id, version }, current);
      await clearDraft(tx, row);
    }),
  );
  registerCall(app, publishWorkDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { person, id, version }, current);
      const copiedTaskIds = new Set(body.copiedTaskIds);
      return publishDraft(tx, { person, now, workId: id, copiedTaskIds }, { ...current, row });
    }),
  );
}
