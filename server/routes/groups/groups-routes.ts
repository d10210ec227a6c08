// Groups of people.
import type { FastifyInstance } from 'fastify';
import {
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  listGroupUsers,
  listRegistrationGroups,
  setGroupStatus,
  updateGroup,
} from '#contract/calls/groups.ts';
import { fieldFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { pageOfUsers } from '#server/repositories/people-list.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import type { Tx } from '#server/storage/schema.ts';
import { registerGroupChanges } from './change-several-routes.ts';
import {
  allActive,
  archiveGroup,
  changeGroup,
  findVisibleGroup,
  insertGroup,
  lockGroup,
  openGroups,
  pageOfGroups,
  setStatus,
  storedGroup,
} from './groups-repository.ts';

async function requireTeachers(tx: Tx, teacherIds: readonly string[]): Promise<void> {
  if (await allActive(tx, teacherIds)) return;
  throw fieldFault('teacherIds', 'NOT_FOUND');
}

function registerReads(app: FastifyInstance): void {
  registerCall(app, listGroups, ({ query, person, storage }) => pageOfGroups(storage.db, person, query));
  registerCall(app, listRegistrationGroups, ({ storage }) => openGroups(storage.db));
  registerCall(app, getGroup, async ({ params, person, storage }) =>
    orNotFound(await findVisibleGroup(storage.db, person, params.id)),
  );
  registerCall(app, listGroupUsers, async ({ params, query, person, storage: { db } }) => {
    const group = orNotFound(await findVisibleGroup(db, person, params.id));
    return pageOfUsers(db, person, { ...query, groupId: group.id });
  });
}

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createGroup, ({ body, person, storage, now }) =>
    refuseTaken(
      storage.write(async (tx) => {
        await requireTeachers(tx, body.teacherIds);
        const group = await storedGroup(tx, await insertGroup(tx, body, now));
        await audit(tx, person, 'group.create', { type: 'group', id: group.id }, null, group);
        return group;
      }),
    ),
  );
  registerCall(app, updateGroup, ({ params, body, person, storage, ifMatch }) =>
    refuseTaken(
      storage.write(async (tx) => {
        const before = await lockGroup(tx, params.id);
        checkVersion(ifMatch, before.version, () => before);
        await requireTeachers(tx, body.teacherIds);
        await changeGroup(tx, params.id, body);
        const after = await storedGroup(tx, params.id);
        await audit(tx, person, 'group.update', { type: 'group', id: params.id }, before, after);
        return after;
      }),
    ),
  );
}

function registerEnding(app: FastifyInstance): void {
  registerCall(app, setGroupStatus, ({ params, body, person, storage, ifMatch }) =>
    storage.write(async (tx) => {
      const before = await lockGroup(tx, params.id);
      checkVersion(ifMatch, before.version, () => before);
      await setStatus(tx, params.id, body.status);
      const after = await storedGroup(tx, params.id);
      await audit(tx, person, 'group.status', { type: 'group', id: params.id }, before, after);
      return after;
    }),
  );
  registerCall(app, deleteGroup, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      const before = await lockGroup(tx, params.id);
      await archiveGroup(tx, params.id, now);
      await audit(tx, person, 'group.archive', { type: 'group', id: params.id }, before, null);
    }),
  );
}

export function registerGroups(app: FastifyInstance): void {
  registerReads(app);
  registerMaking(app);
  registerEnding(app);
  registerGroupChanges(app);
}
