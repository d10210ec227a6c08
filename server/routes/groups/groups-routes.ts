/** Groups of people. */
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
import type { Group } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { checkVersion } from '#server/plugins/versions.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { pageOfUsers } from '#server/repositories/people-list.ts';
import { visibleGroups } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { isUniqueViolation } from '#server/storage/storage-fault.ts';
import { registerGroupChanges } from './changes-routes.ts';
import { lockGroup, storedGroup } from './locked-group.ts';
import {
  allActive,
  archiveGroup,
  changeGroup,
  insertGroup,
  selectGroups,
  setStatus,
  toGroups,
} from './groups-repository.ts';

const visibleRow = (db: Db, person: Person, id: string) =>
  selectGroups(db).where('groups.id', '=', id).where(visibleGroups(db, person)).executeTakeFirst();

async function visibleGroup(db: Db, person: Person, id: string): Promise<Group> {
  const row = await visibleRow(db, person, id);
  const [group] = row === undefined ? [] : await toGroups(db, [row]);
  if (group === undefined) throw new ApiFault('NOT_FOUND');
  return group;
}

async function orNameTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, 'nameKey')) throw error;
    const details = [{ path: 'name', code: 'TAKEN', message: 'NAME_TAKEN' }] as const;
    throw new ApiFault('TAKEN', { message: 'NAME_TAKEN', details, cause: error });
  }
}

async function requireTeachers(tx: Tx, teacherIds: readonly string[]): Promise<void> {
  if (await allActive(tx, teacherIds)) return;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'teacherIds', code: 'NOT_FOUND', message: 'FIELD_INVALID' }],
  });
}

function registerReads(app: FastifyInstance): void {
  registerCall(app, listGroups, async ({ query, person, storage }) => {
    const { search, status, openForRegistration } = query;
    let found = selectGroups(storage.db).where(visibleGroups(storage.db, person));
    if (search !== undefined) found = found.where((eb) => contains(eb, 'groups.nameKey', search));
    if (status !== undefined) found = found.where('groups.status', '=', status);
    if (openForRegistration !== undefined) {
      found = found.where('groups.openForRegistration', '=', openForRegistration === 'true');
    }
    const sorts = { name: 'groups.nameKey', dateCreating: 'groups.dateCreating' };
    const page = await pageOfRows(found, query, sorts, (row) => row, 'groups.id');
    return { ...page, content: await toGroups(storage.db, page.content) };
  });
  registerCall(app, listRegistrationGroups, ({ storage }) =>
    storage.db
      .selectFrom('groups')
      .select(['id', 'name'])
      .where('archivedAt', 'is', null)
      .where('status', '=', 'ACTIVE')
      .where('openForRegistration', '=', true)
      .orderBy('nameKey')
      .execute(),
  );
  registerCall(app, getGroup, ({ params, person, storage }) => visibleGroup(storage.db, person, params.id));
  registerCall(app, listGroupUsers, async ({ params, query, person, storage }) => {
    if ((await visibleRow(storage.db, person, params.id)) === undefined) throw new ApiFault('NOT_FOUND');
    return pageOfUsers(storage.db, person, { ...query, groupId: params.id });
  });
}

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createGroup, ({ body, person, storage, now }) =>
    orNameTaken(
      storage.write(async (tx) => {
        await requireTeachers(tx, body.teacherIds);
        const group = await storedGroup(tx, await insertGroup(tx, body, now));
        await audit(tx, person, 'group.create', { type: 'group', id: group.id }, null, group);
        return group;
      }),
    ),
  );
  registerCall(app, updateGroup, ({ params, body, person, storage, ifMatch }) =>
    orNameTaken(
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
