/**
 * Writes a planned table within one transaction: groups, new people, changes, and an audit entry for
 * each. Many people go into one statement, because on the embedded engine other writes wait until the end.
 */
import { sql } from 'kysely';
import type { User } from '#contract/entities/user.ts';
import { lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { endSessionsOf, staleAccess } from '#server/auth/sessions-repository.ts';
import { audit, auditMany } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { chunksOf } from '#server/repositories/chunks.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { insertGroup } from '#server/routes/groups/groups-repository.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { newGroupsOf, type PlannedLine, type PlannedPerson } from './plan-import.ts';

/** A person takes many parameters; this many people fit into one statement of either engine. */
const PEOPLE_AT_ONCE = 200;

type GroupIds = ReadonlyMap<string, string>;

interface ImportWriter {
  readonly person: Pick<Person, 'id' | 'fullName'>;
  /** By line number. */
  readonly passwordHashes: ReadonlyMap<number, string>;
  readonly now: string;
}

async function makeGroups(
  tx: Tx,
  plan: readonly PlannedLine[],
  { person, now }: ImportWriter,
): Promise<GroupIds> {
  const ids = new Map<string, string>();
  for (const name of newGroupsOf(plan)) {
    const id = await insertGroup(tx, { name, openForRegistration: false, teacherIds: [] }, now);
    ids.set(searchKey(name), id);
    await audit(tx, person, 'group.create', { type: 'group', id }, null, { name, byImport: true });
  }
  return ids;
}

function groupIdOf(group: PlannedPerson['group'], made: GroupIds): string | null {
  if (group === null) return null;
  return 'id' in group ? group.id : (made.get(searchKey(group.newName)) ?? null);
}

async function insertPeople(
  tx: Tx,
  people: readonly PlannedPerson[],
  groups: GroupIds,
  { person, passwordHashes, now }: ImportWriter,
): Promise<void> {
  for (const some of chunksOf(people, PEOPLE_AT_ONCE)) {
    const chunk = some.map((planned) => ({ ...planned, id: newId() }));
    const rows = chunk.map(({ id, fields, group, line }) => ({
      id,
      ...fields,
      ...userKeys(fields),
      passwordHash: passwordHashes.get(line) ?? '',
      groupId: groupIdOf(group, groups),
      active: true,
      accessVersion: 1,
      dateCreating: now,
      version: 1,
    }));
    await tx.insertInto('users').values(rows).execute();
    const roles = chunk.flatMap(({ id, roleIds }) =>
      roleIds.map((roleId, position) => ({ userId: id, roleId, position })),
    );
    await tx.insertInto('userRoles').values(roles).execute();
    await auditMany(
      tx,
      person,
      'user.create',
      chunk.map(({ id, fields, roleIds }, index) => ({
        subject: { type: 'user', id },
        before: null,
        after: { ...fields, groupId: rows[index]?.groupId ?? null, roleIds, byImport: true },
      })),
    );
  }
}

/** An existing person and the changes to them. */
type Changed = PlannedPerson & { readonly existing: User };

/** Somebody in the table has changed since it was planned. */
export class ChangedMeanwhile extends Error {}

const WRITTEN = [
  'login',
  'surname',
  'name',
  'lastName',
  'email',
  'gender',
  'defaultLang',
  'loginKey',
  'emailKey',
  'surnameKey',
  'searchText',
  'groupId',
] as const;

function groupAfter({ existing, group }: Changed, groups: GroupIds): string | null {
  return group === null ? (existing.group?.id ?? null) : groupIdOf(group, groups);
}

/** Updates all people in one statement; throws ChangedMeanwhile if one has another version than planned. */
async function updateFields(tx: Tx, people: readonly Changed[], groups: GroupIds): Promise<void> {
  const rows = people.map((person) => {
    const { existing, fields } = person;
    const row = { ...fields, ...userKeys(fields), groupId: groupAfter(person, groups) };
    return sql`(${sql.join([existing.id, String(existing.version), ...WRITTEN.map((name) => row[name])])})`;
  });
  const names = sql.join(['id', 'version', ...WRITTEN].map((name) => sql.ref(name)));
  const sets = sql.join(WRITTEN.map((name) => sql`${sql.ref(name)} = ${sql.ref(`changes.${name}`)}`));
  const { rows: updated } = await sql`with changes(${names}) as (values ${sql.join(rows)})
    update users set ${sets}, version = users.version + 1 from changes
    where users.id = changes.id and users.version = cast(changes.version as integer)
    returning users.id`.execute(tx);
  if (updated.length !== people.length) throw new ChangedMeanwhile();
}

const idsOf = (people: readonly Changed[]): string[] => people.map(({ existing }) => existing.id);

/** Sets new passwords: access tokens become stale and sessions end. */
async function updatePasswords(
  tx: Tx,
  people: readonly Changed[],
  { passwordHashes, now }: ImportWriter,
): Promise<void> {
  const given = people.filter(({ line }) => passwordHashes.has(line));
  if (given.length === 0) return;
  const rows = given.map(({ existing, line }) => sql`(${existing.id}, ${passwordHashes.get(line) ?? ''})`);
  await sql`with changes(id, hash) as (values ${sql.join(rows)})
    update users set ${sql.ref('passwordHash')} = changes.hash from changes where users.id = changes.id`.execute(
    tx,
  );
  await staleAccess(tx, idsOf(given));
  await endSessionsOf(tx, idsOf(given), 'PASSWORD', now);
}

async function updateRoles(tx: Tx, people: readonly Changed[]): Promise<void> {
  const given = people.filter(({ changed }) => changed.includes('roles'));
  if (given.length === 0) return;
  await tx.deleteFrom('userRoles').where('userId', 'in', idsOf(given)).execute();
  const rows = given.flatMap(({ existing, roleIds }) =>
    roleIds.map((roleId, position) => ({ userId: existing.id, roleId, position })),
  );
  await tx.insertInto('userRoles').values(rows).execute();
  await staleAccess(tx, idsOf(given));
}

async function changePeople(
  tx: Tx,
  people: readonly Changed[],
  groups: GroupIds,
  writer: ImportWriter,
): Promise<void> {
  for (const chunk of chunksOf(people, PEOPLE_AT_ONCE)) {
    await updateFields(tx, chunk, groups);
    await updatePasswords(tx, chunk, writer);
    await updateRoles(tx, chunk);
    await auditMany(
      tx,
      writer.person,
      'user.update',
      chunk.map((person) => {
        const { existing, fields, roleIds, changed } = person;
        const groupId = person.group === null ? undefined : groupIdOf(person.group, groups);
        const after = { ...fields, groupId, roleIds, changed, byImport: true };
        return { subject: { type: 'user', id: existing.id }, before: existing, after };
      }),
    );
  }
}

/** Writes the whole plan; the caller has checked that no line has an error. */
export async function writeImport(tx: Tx, plan: readonly PlannedLine[], writer: ImportWriter): Promise<void> {
  await lockAdmins(tx);
  const groups = await makeGroups(tx, plan, writer);
  const people = plan.filter((line) => line.outcome !== 'ERROR');
  const fresh = people.filter((planned) => planned.outcome === 'MAKE');
  await insertPeople(tx, fresh, groups, writer);
  const changed = people.flatMap((planned) => {
    const { existing, outcome } = planned;
    return outcome === 'CHANGE' && existing !== null ? [{ ...planned, existing }] : [];
  });
  await changePeople(tx, changed, groups, writer);
  await requireAdminLeft(tx);
}
