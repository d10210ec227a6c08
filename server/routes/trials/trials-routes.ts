// Looking as a student, and comments on tasks.
import type { FastifyInstance } from 'fastify';
import {
  addTaskComment,
  closeComment,
  getTrial,
  listTaskComments,
  lookAtTask,
  lookAtWork,
  replyToComment,
} from '#contract/calls/trials.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { addComment, addReply, commentsOn, setClosed } from './comments-repository.ts';
import { freezeTask, freezeWork } from './freeze-trial.ts';
import { trialOf } from './trials-repository.ts';

export function registerTrials(app: FastifyInstance): void {
  registerCall(app, lookAtWork, ({ params, person, storage, now }) =>
    storage.write(async (tx) => trialOf(tx, await freezeWork(tx, { person, now }, params.id))),
  );
  registerCall(app, lookAtTask, ({ params, body: { workId }, person, storage, now }) =>
    storage.write(async (tx) =>
      trialOf(tx, await freezeTask(tx, { person, now }, { taskId: params.id, workId })),
    ),
  );
  registerCall(app, getTrial, ({ params, storage }) => trialOf(storage.db, params.id));
  registerCall(app, listTaskComments, ({ params, storage }) => commentsOn(storage.db, params.id));
  registerCall(app, addTaskComment, ({ params, body, person, storage, now }) =>
    storage.write((tx) => addComment(tx, { person, now }, params.id, body.text)),
  );
  registerCall(app, replyToComment, ({ params, body, person, storage, now }) =>
    storage.write((tx) => addReply(tx, { person, now }, params.id, body.text)),
  );
  registerCall(app, closeComment, ({ params, body, person, storage, now }) =>
    storage.write((tx) => setClosed(tx, { person, now }, { id: params.id, ...body })),
  );
}
