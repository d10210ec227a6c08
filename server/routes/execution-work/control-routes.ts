// A control event while it is made and while it runs.
import type { FastifyInstance } from 'fastify';
import {
  actInEvent,
  checkReadiness,
  confirmMessage,
  eventProgress,
  findByLogins,
  followEvent,
  followScene,
  getBoard,
  lookAtPractice,
  listActs,
  watchBoard,
} from '#contract/calls/control.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { refuseUnknown, refuseUnknownUsers } from '#server/repositories/known-references.ts';
import type { Storage } from '#server/storage/storage.ts';
import { actsOf, raiseLiveNumber } from './acts/acts-repository.ts';
import { doAct } from './acts/do-act.ts';
import { assignableByLogins, usersOfGroups } from './assignable-people-repository.ts';
import { lockExecution } from './execution-changes-repository.ts';
import { findExecution } from './executions-repository.ts';
import { attemptIn, findLearnerExecution } from './learner-executions-repository.ts';
import { practiceNow } from './live/practice-now.ts';
import { sceneNow } from '../completed-work/scene-now.ts';
import { boardSince, boardStream, openBoard, ownStream } from './live/streams.ts';
import { markSeen } from './messages-repository.ts';
import { progressOf } from './progress-repository.ts';
import { readinessOf } from './readiness.ts';

const visible = async ({ db }: Pick<Storage, 'db'>, person: Person, id: string, now: string) =>
  orNotFound(await findExecution(db, person, id, now));

function registerMaking(app: FastifyInstance): void {
  registerCall(app, eventProgress, ({ body, person, storage: { db } }) =>
    progressOf(db, person, body.executionIds),
  );
  registerCall(app, findByLogins, ({ body, person, storage: { db } }) =>
    assignableByLogins(db, person, body.logins),
  );
  registerCall(app, checkReadiness, async ({ body, person, storage: { db }, now }) => {
    await refuseUnknown(db, 'works', [body.workId], 'workId');
    await refuseUnknownUsers(db, person, body.userIds, 'userIds');
    const userIds = [...new Set([...body.userIds, ...(await usersOfGroups(db, person, body.groupIds))])];
    return readinessOf(db, { ...body, userIds }, now);
  });
}

function registerWatching(app: FastifyInstance): void {
  registerCall(app, getBoard, async ({ params, person, storage, now }) => {
    const event = await visible(storage, person, params.id, now);
    await openBoard(storage, event.id, now);
    return boardSince({ storage, person }, event, undefined, now);
  });
  registerCall(app, lookAtPractice, async ({ params: { id, userId }, person, storage, now }) => {
    const event = await visible(storage, person, id, now);
    orNotFound(event.assignedUsers.find((user) => user.id === userId));
    const attemptId = await attemptIn(storage.db, id, userId);
    const tasks = attemptId === undefined ? [] : await practiceNow(storage, attemptId);
    const mayRead = person.privileges.has('RESULTS_READ');
    return { asOf: now, tasks: mayRead ? tasks : tasks.map((task) => ({ ...task, score: null })) };
  });
  registerCall(app, followScene, async ({ params, query, person, storage, now }) => {
    const { id, userId, number } = params;
    const event = await visible(storage, person, id, now);
    const user = orNotFound(event.assignedUsers.find((one) => one.id === userId));
    const attemptId = orNotFound(await attemptIn(storage.db, id, userId));
    const { run, after } = query;
    return { asOf: now, user, ...(await sceneNow(storage.db, { attemptId, number, run, after })) };
  });
  registerCall(app, watchBoard, async ({ params, query, person, storage, now }) => {
    const { id: executionId } = await visible(storage, person, params.id, now);
    return boardStream({ storage, person, executionId }, query.after);
  });
  registerCall(app, listActs, async ({ params, person, storage, now }) =>
    actsOf(storage.db, await visible(storage, person, params.id, now)),
  );
  registerCall(app, actInEvent, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const event = orNotFound(await lockExecution(tx, person, params.id, now));
      return doAct(tx, { event, ...body, person, now });
    }),
  );
}

function registerFollowing(app: FastifyInstance): void {
  registerCall(app, followEvent, async ({ params, person, storage, now }) => {
    const { id: executionId } = orNotFound(await findLearnerExecution(storage.db, person, params.id, now));
    return ownStream({ storage, person, executionId });
  });
  registerCall(app, confirmMessage, ({ params: { id, messageId }, person, storage, now }) =>
    storage.write(async (tx) => {
      const seen = { executionId: id, messageId, userId: person.id };
      orNotFound((await markSeen(tx, seen, now)) || undefined);
      await raiseLiveNumber(tx, id);
    }),
  );
}

export function registerControl(app: FastifyInstance): void {
  registerMaking(app);
  registerWatching(app);
  registerFollowing(app);
}
