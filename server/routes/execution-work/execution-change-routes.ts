// Creating and changing control events, and assigning people to them.
import type { FastifyInstance } from 'fastify';
import {
  assignUsers,
  createExecution,
  deleteExecution,
  listTakenCopies,
  restoreExecution,
  setHolding,
  unassignUsers,
  updateExecution,
} from '#contract/calls/execution-work.ts';
import { getEventContent, takeNewContent } from '#contract/calls/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import type { z } from 'zod';
import { ApiFault, fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { refuseUnknown, refuseUnknownUsers } from '#server/repositories/known-references.ts';
import { extendDeadlines, storeWindows } from '#server/repositories/personal-time.ts';
import type { Tx } from '#server/storage/schema.ts';
import { raiseLiveNumber } from './acts/acts-repository.ts';
import { eventContent, storeContentAt } from './content/event-content.ts';
import { usersOfGroups } from './assignable-people-repository.ts';
import {
  archiveExecution,
  assign,
  changeExecution,
  insertExecution,
  raiseVersion,
  lockExecution,
  storeHolding,
  storeTerms,
  takeFromArchive,
  unassign,
} from './execution-changes-repository.ts';
import { findArchived, findExecution } from './executions-repository.ts';
import { tellCancelled, tellPeople } from './telling/tell-people.ts';
import { takenCopies } from './taken-copies-repository.ts';

const stored = async (tx: Tx, person: Person, id: string, now: string): Promise<Execution> =>
  orNotFound(await findExecution(tx, person, id, now));
const locked = async (tx: Tx, person: Person, id: string, now: string): Promise<Execution> =>
  orNotFound(await lockExecution(tx, person, id, now));

/** The event after a change. Its caller may have taken the last of their people off, and not see it any more. */
async function changed(tx: Tx, person: Person, before: Execution, now: string): Promise<Execution> {
  const after = await findExecution(tx, person, before.id, now);
  return after ?? { ...before, assignedUsers: [], version: before.version + 1 };
}

/** The event, locked, if the caller may change it as a whole; throws CONFLICT if it has others' people too. */
async function lockedToChange(tx: Tx, person: Person, id: string, now: string): Promise<Execution> {
  const event = await locked(tx, person, id, now);
  if (!event.changeable) {
    throw new ApiFault('CONFLICT', { message: 'EVENT_OF_OTHERS', params: { count: event.hiddenUserCount } });
  }
  return event;
}

type Input = z.output<typeof createExecution.body>;

/** A window of one's own lies after the event's start, and ends after it begins. */
function refuseOddWindows({ startDateTime, endDateTime, terms = [] }: Input): void {
  const isOdd = terms.some((own) => {
    const [from, until] = [own.startDateTime ?? startDateTime, own.endDateTime ?? endDateTime];
    return Date.parse(from) < Date.parse(startDateTime) || Date.parse(until) <= Date.parse(from);
  });
  if (isOdd) throw fieldFault('terms', 'OWN_WINDOW_ODD');
}

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createExecution, ({ body, person, storage, config, now }) =>
    storage.write(async (tx) => {
      await refuseUnknown(tx, 'works', [body.workId], 'workId');
      await refuseUnknownUsers(tx, person, body.assignedUserIds, 'assignedUserIds');
      const fromGroups = await usersOfGroups(tx, person, body.groupIds);
      const id = await insertExecution(tx, body, { by: person.id, now }, body.holds);
      await assign(tx, id, [...body.assignedUserIds, ...fromGroups]);
      refuseOddWindows(body);
      await storeTerms(tx, person, id, body.terms ?? []);
      await storeWindows(tx, id);
      const execution = await stored(tx, person, id, now);
      if (body.notify) await tellPeople(tx, execution, { config, now });
      await audit(tx, person, 'execution.create', { type: 'execution', id }, null, execution);
      return execution;
    }),
  );
  registerCall(app, updateExecution, ({ params, body, person, storage, config, now, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await lockedToChange(tx, person, params.id, now);
      checkVersion(ifMatch, before.version, () => before);
      await refuseUnknown(tx, 'works', [body.workId], 'workId');
      const there = new Set(before.assignedUsers.map((user) => user.id));
      const added = body.assignedUserIds.filter((id) => !there.has(id));
      await refuseUnknownUsers(tx, person, added, 'assignedUserIds');
      const wanted = new Set([...body.assignedUserIds, ...(await usersOfGroups(tx, person, body.groupIds))]);
      await changeExecution(tx, before, body, now);
      const left = [...there].filter((id) => !wanted.has(id));
      await tellCancelled(tx, before, { config, now }, left);
      await unassign(tx, person, params.id, left);
      await assign(tx, params.id, [...wanted]);
      refuseOddWindows(body);
      if (body.terms !== undefined) await storeTerms(tx, person, params.id, body.terms);
      await storeWindows(tx, params.id);
      await extendDeadlines(tx, params.id);
      await raiseLiveNumber(tx, params.id);
      const after = await changed(tx, person, before, now);
      if (body.notify) await tellPeople(tx, after, { config, now });
      await audit(tx, person, 'execution.update', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
}

function registerAssigning(app: FastifyInstance): void {
  registerCall(app, assignUsers, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, person, params.id, now);
      await refuseUnknownUsers(tx, person, body.userIds, 'userIds');
      await assign(tx, params.id, body.userIds);
      await raiseVersion(tx, before);
      await storeWindows(tx, params.id);
      const after = await changed(tx, person, before, now);
      await audit(tx, person, 'execution.assign', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, unassignUsers, ({ params, body, person, storage, config, now }) =>
    storage.write(async (tx) => {
      const before = await locked(tx, person, params.id, now);
      const seen = new Set(before.assignedUsers.map((user) => user.id));
      const left = body.userIds.filter((id) => seen.has(id));
      await tellCancelled(tx, before, { config, now }, left);
      await unassign(tx, person, params.id, body.userIds);
      await raiseVersion(tx, before);
      await storeWindows(tx, params.id);
      const after = await changed(tx, person, before, now);
      await audit(tx, person, 'execution.unassign', { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
}

function registerHolding(app: FastifyInstance): void {
  registerCall(app, setHolding, ({ params, body: { holds }, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await lockedToChange(tx, person, params.id, now);
      checkVersion(ifMatch, before.version, () => before);
      if (before.holds === holds) return before;
      await storeHolding(tx, before, holds);
      const after = await changed(tx, person, before, now);
      const act = holds ? 'execution.hold' : 'execution.release';
      await audit(tx, person, act, { type: 'execution', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, listTakenCopies, async ({ params, person, storage: { db }, now }) =>
    takenCopies(db, orNotFound(await findExecution(db, person, params.id, now)), now),
  );
}

function registerContent(app: FastifyInstance): void {
  registerCall(app, getEventContent, async ({ params, person, storage: { db }, now }) =>
    eventContent(db, orNotFound(await findExecution(db, person, params.id, now)), now),
  );
  registerCall(app, takeNewContent, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await lockedToChange(tx, person, params.id, now);
      const contentAt = new Date(body.contentAt).toISOString();
      if (contentAt > now || contentAt < before.contentAt) throw fieldFault('contentAt', 'CONTENT_AT_ODD');
      await storeContentAt(tx, before.id, contentAt);
      const after = await stored(tx, person, before.id, now);
      await audit(tx, person, 'execution.content', { type: 'execution', id: before.id }, before, after);
      return eventContent(tx, after, now);
    }),
  );
}

export function registerExecutionChanges(app: FastifyInstance): void {
  registerMaking(app);
  registerAssigning(app);
  registerHolding(app);
  registerContent(app);
  registerCall(app, deleteExecution, ({ params, person, storage, config, now }) =>
    storage.write(async (tx) => {
      const before = await lockedToChange(tx, person, params.id, now);
      await tellCancelled(tx, before, { config, now });
      await archiveExecution(tx, before, now);
      await audit(tx, person, 'execution.archive', { type: 'execution', id: params.id }, before, null);
    }),
  );
  registerCall(app, restoreExecution, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      orNotFound(await findArchived(tx, person, params.id));
      await takeFromArchive(tx, params.id);
      const after = await stored(tx, person, params.id, now);
      await audit(tx, person, 'execution.restore', { type: 'execution', id: params.id }, null, after);
      return after;
    }),
  );
}
