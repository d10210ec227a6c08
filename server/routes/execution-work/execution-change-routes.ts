/** Making and changing control events, and who is assigned to them. */
import type { FastifyInstance } from 'fastify';
import {
  assignUsers,
  createExecution,
  deleteExecution,
  unassignUsers,
  updateExecution,
} from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { checkVersion } from '#server/plugins/versions.ts';
import { visibleUsers, visibleGroups } from '#server/repositories/people-visibility.ts';
import type { Tx } from '#server/storage/schema.ts';
import { deadlineOf } from '../works/attempt-terms.ts';
import {
  assign,
  changeExecution,
  extendDeadlines,
  insertExecution,
  selectExecutions,
  toExecutions,
  unassign,
} from './executions-repository.ts';

async function stored(tx: Tx, id: string, now: string, { lock = false } = {}): Promise<Execution> {
  if (lock) await tx.selectFrom('executions').select('id').where('id', '=', id).forUpdate().execute();
  const rows = await selectExecutions(tx).where('executions.id', '=', id).execute();
  const [execution] = await toExecutions(tx, rows, now);
  if (execution === undefined) throw new ApiFault('NOT_FOUND');
  return execution;
}

function refuse(path: string): never {
  throw new ApiFault('VALIDATION', { details: [{ path, code: 'NOT_FOUND', message: 'FIELD_INVALID' }] });
}

/** Refuses people whom the caller may not know of. */
async function refuseUnknownUsers(
  tx: Tx,
  person: Person,
  userIds: readonly string[],
  path: string,
): Promise<void> {
  const wanted = new Set(userIds);
  if (wanted.size === 0) return;
  const found = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', [...wanted])
    .where('users.active', '=', true)
    .where(visibleUsers(tx, person))
    .execute();
  if (found.length !== wanted.size) refuse(path);
}

/** The active people of groups that the caller may know of. */
async function usersOfGroups(tx: Tx, person: Person, groupIds: readonly string[]): Promise<string[]> {
  const wanted = new Set(groupIds);
  if (wanted.size === 0) return [];
  const known = await tx
    .selectFrom('groups')
    .select('groups.id')
    .where('groups.id', 'in', [...wanted])
    .where(visibleGroups(tx, person))
    .execute();
  if (known.length !== wanted.size) refuse('groupIds');
  const users = await tx
    .selectFrom('users')
    .select('id')
    .where('groupId', 'in', [...wanted])
    .where('active', '=', true)
    .execute();
  return users.map((user) => user.id);
}

async function refuseUnknownWork(tx: Tx, workId: string): Promise<void> {
  const found = await tx
    .selectFrom('works')
    .select('id')
    .where('id', '=', workId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) refuse('workId');
}

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createExecution, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseUnknownWork(tx, body.workId);
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
      const before = await stored(tx, params.id, now, { lock: true });
      checkVersion(ifMatch, before.version, () => before);
      await refuseUnknownWork(tx, body.workId);
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
      const before = await stored(tx, params.id, now, { lock: true });
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
      const before = await stored(tx, params.id, now, { lock: true });
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
      const before = await stored(tx, params.id, now, { lock: true });
      const archived = { archivedAt: now, version: before.version + 1 };
      await tx.updateTable('executions').set(archived).where('id', '=', params.id).execute();
      await audit(tx, person, 'execution.archive', { type: 'execution', id: params.id }, before, null);
    }),
  );
}
