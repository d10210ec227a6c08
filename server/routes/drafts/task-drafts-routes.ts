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
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkOfTask } from './checks/task-facts.ts';
import { pageOfTaskRevisions, revisionOfTask } from './draft-lists-repository.ts';
import { draftHandling } from './draft-handling.ts';
import { findDraft } from './drafts-repository.ts';
import { publishTaskDraft as publish } from './publish-task-draft.ts';
import { TASK_SUBJECT } from './task-content.ts';
import { storeTaskDraft, taskStateOf } from './task-drafts-repository.ts';

const handling = draftHandling(TASK_SUBJECT, taskStateOf);

function registerReading(app: FastifyInstance): void {
  registerCall(app, getTaskDraft, handling.get);
  registerCall(app, meetAtTaskDraft, handling.meet);
  registerCall(app, checkTaskDraft, async ({ params: { id }, person, storage: { db } }) =>
    checkOfTask(db, person, id, await findDraft(db, TASK_SUBJECT, id)),
  );
  registerCall(app, listTaskRevisions, ({ params: { id }, query, storage }) =>
    pageOfTaskRevisions(storage.db, id, query),
  );
  registerCall(app, getTaskRevision, ({ params: { id, revision }, storage }) =>
    revisionOfTask(storage.db, id, revision),
  );
}

export function registerTaskDrafts(app: FastifyInstance): void {
  registerReading(app);
  registerCall(app, saveTaskDraft, async (context) => {
    const { params, body, person, now } = context;
    const sent = await withFormulas(person.id, body.data);
    return handling.save(context, (tx, current) => {
      const data = withPlainTexts(sent, current?.data);
      return storeTaskDraft(tx, { person, now }, params.id, current, { data, questions: body.questions });
    });
  });
  registerCall(app, dropTaskDraft, (context) => handling.drop(context));
  registerCall(app, publishTaskDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.publish(context, (tx, current) =>
      publish(tx, { person, now, taskId: params.id, asCopy: body.asCopy }, current),
    );
  });
}
