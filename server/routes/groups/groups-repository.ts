// Groups with their teachers and the number of their people.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { listGroups } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import type { Page } from '#contract/page.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { visibleGroups } from '#server/repositories/people-visibility.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Groups that are not archived; add conditions, then `toGroups`. */
function selectGroups(db: Db | Tx) {
  return db
    .selectFrom('groups')
    .select(['groups.id', 'groups.name', 'groups.status', 'groups.openForRegistration', 'groups.version'])
    .where('groups.archivedAt', 'is', null);
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

/** Rows of `selectGroups` as the API shows them. */
async function toGroups(db: Db | Tx, rows: readonly GroupRow[]): Promise<Group[]> {
  const ids = [...rows.map((row) => row.id), ''];
  const teachers = await db
    .selectFrom('groupTeachers')
    .innerJoin('users', 'users.id', 'groupTeachers.userId')
    .select(['groupTeachers.groupId', 'users.id', 'users.surname', 'users.name', 'users.lastName'])
    .where('groupTeachers.groupId', 'in', ids)
    .orderBy('users.surnameKey')
    .orderBy('users.id')
    .execute();
  const counts = await db
    .selectFrom('users')
    .select((eb) => ['groupId', eb.fn.countAll<number>().as('count')])
    .where('groupId', 'in', ids)
    .where('active', '=', true)
    .groupBy('groupId')
    .execute();
  return rows.map((row) => {
    const own = teachers.filter((teacher) => teacher.groupId === row.id);
    return {
      ...row,
      teacherIds: own.map(({ id }) => id),
      teachers: own.map((teacher) => ({ id: teacher.id, fullName: fullNameOf(teacher) })),
      userCount: Number(counts.find((count) => count.groupId === row.id)?.count ?? 0),
    };
  });
}

/** One group that is not archived. */
async function findGroup(db: Db | Tx, id: string): Promise<Group | undefined> {
  const row = await selectGroups(db).where('groups.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : (await toGroups(db, [row]))[0];
}

/** One group, if the caller may see it. */
export async function findVisibleGroup(db: Db, person: Person, id: string): Promise<Group | undefined> {
  const rows = await selectGroups(db).where('groups.id', '=', id).where(visibleGroups(db, person)).execute();
  return (await toGroups(db, rows))[0];
}

type GroupQuery = PageRequest & z.output<typeof listGroups.query>;

export function pageOfGroups(db: Db, person: Person, query: GroupQuery): Promise<Page<Group>> {
  const { search, status, openForRegistration } = query;
  let found = selectGroups(db).where(visibleGroups(db, person));
  if (search !== undefined) found = found.where((eb) => contains(eb, 'groups.nameKey', search));
  if (status !== undefined) found = found.where('groups.status', '=', status);
  if (openForRegistration !== undefined) {
    found = found.where('groups.openForRegistration', '=', openForRegistration === 'true');
  }
  const sorts = { name: 'groups.nameKey', dateCreating: 'groups.dateCreating' };
  return pageOfRows(found, query, sorts, (rows) => toGroups(db, rows), 'groups.id');
}

/** The groups that a person may choose when registering. */
export function openGroups(db: Db | Tx) {
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('openForRegistration', '=', true)
    .orderBy('nameKey')
    .execute();
}

/** A group as it stands after a change; throws NOT_FOUND if it does not exist. */
export async function storedGroup(tx: Tx, id: string): Promise<Group> {
  return orNotFound(await findGroup(tx, id));
}

/** Locks a group's row and reads it, so that nobody changes it between the check and the change. */
export async function lockGroup(tx: Tx, id: string): Promise<Group> {
  await tx.selectFrom('groups').select('id').where('id', '=', id).forUpdate().execute();
  return storedGroup(tx, id);
}

/** The people with these ids, locked; throws if one of them is missing or erased. */
export async function lockMembers(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('users')
    .select(['id', 'groupId', 'surname', 'name', 'lastName'])
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < new Set(ids).size) throw new ApiFault('NOT_FOUND', { message: 'SOME_PEOPLE_GONE' });
  return found;
}

interface GroupFields {
  readonly name: string;
  readonly openForRegistration: boolean;
  readonly teacherIds: readonly string[];
}

async function storeTeachers(tx: Tx, groupId: string, teacherIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('groupTeachers').where('groupId', '=', groupId).execute();
  const rows = [...new Set(teacherIds)].map((userId) => ({ groupId, userId }));
  if (rows.length > 0) await tx.insertInto('groupTeachers').values(rows).execute();
}

/** Whether every id belongs to an active person. */
export async function allActive(db: Db | Tx, userIds: readonly string[]): Promise<boolean> {
  const wanted = new Set(userIds);
  if (wanted.size === 0) return true;
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...wanted])
    .where('active', '=', true)
    .execute();
  return found.length === wanted.size;
}

/** Creates a group and returns its id; a name in use violates a unique index. */
export async function insertGroup(tx: Tx, fields: GroupFields, now: string): Promise<string> {
  const id = newId();
  const { name, openForRegistration } = fields;
  await tx
    .insertInto('groups')
    .values({
      id,
      name,
      nameKey: searchKey(name),
      status: 'ACTIVE',
      openForRegistration,
      archivedAt: null,
      dateCreating: now,
      version: 1,
    })
    .execute();
  await storeTeachers(tx, id, fields.teacherIds);
  return id;
}

const nextVersion = sql<number>`${sql.ref('version')} + 1`;

export async function changeGroup(tx: Tx, id: string, fields: GroupFields): Promise<void> {
  const { name, openForRegistration } = fields;
  await tx
    .updateTable('groups')
    .set({ name, nameKey: searchKey(name), openForRegistration, version: nextVersion })
    .where('id', '=', id)
    .execute();
  await storeTeachers(tx, id, fields.teacherIds);
}

export async function setStatus(tx: Tx, id: string, status: Group['status']): Promise<void> {
  await tx.updateTable('groups').set({ status, version: nextVersion }).where('id', '=', id).execute();
}

export async function setOpen(tx: Tx, id: string, openForRegistration: boolean): Promise<void> {
  await tx
    .updateTable('groups')
    .set({ openForRegistration, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** Removes a group from the lists; its people stay, without a group. */
export async function archiveGroup(tx: Tx, id: string, now: string): Promise<void> {
  await tx
    .updateTable('groups')
    .set({ archivedAt: now, version: nextVersion })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('users').set({ groupId: null }).where('groupId', '=', id).execute();
}
