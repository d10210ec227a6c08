// Creating and changing control events, and assigning people to them.
import type { FastifyInstance } from 'fastify';
import {
  assignUsers,
  createExecution,
  deleteExecution,
  unassignUsers,
  updateExecution,
} from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseUnknown } from '#server/repositories/known-references.ts';
import type { Tx } from '#server/storage/schema.ts';
import { deadlineOf } from '../works/attempt-terms.ts';
import { refuseUnknownUsers, usersOfGroups } from './assignable-people-repository.ts';
import {
  archiveExecution,
  assign,
  changeExecution,
  extendDeadlines,
  insertExecution,
  lockExecution,
  unassign,
} from './execution-changes-repository.ts';
import { findExecution } from './executions-repository.ts';

const stored = async (tx: Tx, id: string, now: string): Promise<Execution> =>
  orNotFound(await findExecution(tx, id, now));
const locked = async (tx: Tx, id: string, now: string): Promise<Execution> =>
  orNotFound(await lockExecution(tx, id, now));

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createExecution, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseUnknown(tx, 'works', [body.workId], 'workId');
      await refuseUnknownUsers(tx, person, body.assignedUserIds, 'assignedUserIds');
      const fromGroups = await usersOfGroups(tx, person, body.groupIds);
      const id = await insertExecution(tx, body, now);
      await assign(tx, id, [...body.assignedUserIds, ...fromGroups]);
      const execution = await stored(tx, id, now);
      await audit(tx, person, 'execution.create', { type: 'execution', id }, null, execution);
      return execution;
    }),
  );
  registerCall(app, updateExecution, ({ params, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, params.id, now);
      checkVersion(ifMatch, before.version, () => before);
      await refuseUnknown(tx, 'works', [body.workId], 'workId');
      const there = new Set(before.assignedUsers.map((user) => user.id));
      const added = body.assignedUserIds.filter((id) => !there.has(id));
      await refuseUnknownUsers(tx, person, added, 'assignedUserIds');
      const wanted = new Set([...body.assignedUserIds, ...(await usersOfGroups(tx, person, body.groupIds))]);
      await changeExecution(tx, params.id, before.version, body);
      await unassign(
        tx,
        params.id,
        [...there].filter((id) => !wanted.has(id)),
      );
      await assign(tx, params.id, [...wanted]);
      await extendDeadlines(tx, params.id, (startedAt) => deadlineOf('CONTROL', startedAt, null, body));
      const after = await stored(tx, params.id, now);
      await audit(tx, person, 'execution.update', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
}

function registerAssigning(app: FastifyInstance): void {
  registerCall(app, assignUsers, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, params.id, now);
      await refuseUnknownUsers(tx, person, body.userIds, 'userIds');
      await assign(tx, params.id, body.userIds);
      await changeExecution(tx, params.id, before.version, before);
      const after = await stored(tx, params.id, now);
      await audit(tx, person, 'execution.assign', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, unassignUsers, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, params.id, now);
      await unassign(tx, params.id, body.userIds);
      await changeExecution(tx, params.id, before.version, before);
      const after = await stored(tx, params.id, now);
      await audit(tx, person, 'execution.unassign', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
}

export function registerExecutionChanges(app: FastifyInstance): void {
  registerMaking(app);
  registerAssigning(app);
  registerCall(app, deleteExecution, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, params.id, now);
      await archiveExecution(tx, before, now);
      await audit(tx, person, 'execution.archive', { type: 'execution', id: params.id }, before, null);
    }),
  );
}
