// Drafts of tasks: reading, saving, dropping, publishing; the revisions of a task.
import type { FastifyInstance } from 'fastify';
import {
  checkTaskDraft,
  dropTaskDraft,
  getTaskDraft,
  getTaskRevision,
  listTaskRevisions,
  meetAtTaskDraft,
  publishTaskDraft,
  saveTaskDraft,
} from '#contract/calls/task-drafts.ts';
import { withPlainTexts } from '#contract/rich-text/settle.ts';
import { withFormulas } from '#server/parsing/formulas.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Tx } from '#server/storage/schema.ts';
import { checkOfTask } from './checks/task-facts.ts';
import { pageOfTaskRevisions, revisionOfTask } from './draft-lists-repository.ts';
import { meetAtDraft } from './draft-presence.ts';
import { clearDraft, draftToPublish, findDraft, lockedDraft } from './drafts-repository.ts';
import { publishTaskDraft as publish, type CurrentTaskDraft } from './publish-task-draft.ts';
import { TASK_SUBJECT } from './task-content.ts';
import { storeTaskDraft, taskStateOf } from './task-drafts-repository.ts';

interface Seen {
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(
  tx: Tx,
  { id, version }: Seen,
  current: CurrentTaskDraft,
  revision = current.revision,
): Promise<void> {
  if (version === current.version && revision === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await taskStateOf(tx, id, current) });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, getTaskDraft, async ({ params: { id }, storage: { db } }) =>
    taskStateOf(db, id, await findDraft(db, TASK_SUBJECT, id)),
  );
  registerCall(app, checkTaskDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOfTask(db, person, id, await findDraft(db, TASK_SUBJECT, id)),
  );
  registerCall(app, listTaskRevisions, ({ params: { id }, query, storage }) =>
    pageOfTaskRevisions(storage.db, id, query),
  );
  registerCall(app, getTaskRevision, ({ params: { id, revision }, storage }) =>
    revisionOfTask(storage.db, id, revision),
  );
  registerCall(app, meetAtTaskDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, TASK_SUBJECT, id);
      const { kind } = TASK_SUBJECT;
      return { people: await meetAtDraft(tx, { kind, id, userId: person.id, now }), revision, version };
    }),
  );
}

export function registerTaskDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerCall(app, saveTaskDraft, async (context) => {
    const { params, body, person, storage, now, ifMatch: version } = context;
    const { id } = params;
    const sent = await withFormulas(person.id, body.data);
    return storage.write(async (tx) => {
      const current = await lockedDraft(tx, TASK_SUBJECT, id);
      if (current !== undefined) await refuseMoved(tx, { id, version }, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      const data = withPlainTexts(sent, current?.data);
      await storeTaskDraft(tx, { person, now }, id, current, { data, questions: body.questions });
      return taskStateOf(tx, id, await findDraft(tx, TASK_SUBJECT, id));
    });
  });
  registerCall(app, dropTaskDraft, ({ params: { id }, storage, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, TASK_SUBJECT, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { id, version }, current);
      await clearDraft(tx, row);
    }),
  );
  registerCall(app, publishTaskDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = await draftToPublish(tx, TASK_SUBJECT, id);
      await refuseMoved(tx, { id, version }, current);
      if (!current.isDraft) throw new ApiFault('NOT_FOUND');
      return publish(tx, { person, now, taskId: id, asCopy: body.asCopy }, current);
    }),
  );
}
