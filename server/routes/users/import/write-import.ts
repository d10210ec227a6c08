/** Writes a planned table within one transaction: groups, new people, changes, and an audit entry for each. */
import type { User } from '#contract/entities/user.ts';
import { lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { audit, auditMany } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { piecesOf } from '#server/repositories/pieces.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { insertGroup } from '#server/routes/groups/groups-repository.ts';
import { searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { changeRoles, changeUser, storePassword } from '../users-repository.ts';
import { newGroupsOf, type PlannedLine, type PlannedPerson } from './plan-import.ts';

/** Few enough for the parameters of one statement of either engine: a person takes many. */
const peopleAtOnce = 200;

type GroupIds = ReadonlyMap<string, string>;

export interface ImportWriter {
  readonly person: Pick<Person, 'id' | 'fullName'>;
  /** By line. */
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
  for (const some of piecesOf(people, peopleAtOnce)) {
    const piece = some.map((planned) => ({ ...planned, id: newId() }));
    const rows = piece.map(({ id, fields, group, line }) => ({
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
    const roles = piece.flatMap(({ id, roleIds }) =>
      roleIds.map((roleId, position) => ({ userId: id, roleId, position })),
    );
    await tx.insertInto('userRoles').values(roles).execute();
    await auditMany(
      tx,
      person,
      'user.create',
      piece.map(({ id, fields, roleIds }, index) => ({
        subject: { type: 'user', id },
        before: null,
        after: { ...fields, groupId: rows[index]?.groupId ?? null, roleIds, byImport: true },
      })),
    );
  }
}

async function changePerson(
  tx: Tx,
  { existing, fields, group, roleIds, changed, line }: PlannedPerson & { readonly existing: User },
  groups: GroupIds,
  { person, passwordHashes, now }: ImportWriter,
): Promise<void> {
  const groupId = group === null ? undefined : groupIdOf(group, groups);
  await changeUser(tx, existing.id, { ...fields, groupId });
  const passwordHash = passwordHashes.get(line);
  if (passwordHash !== undefined) await storePassword(tx, existing.id, passwordHash, now);
  if (changed.includes('roles')) await changeRoles(tx, existing.id, roleIds);
  const after = { ...fields, groupId, roleIds, changed, byImport: true };
  await audit(tx, person, 'user.update', { type: 'user', id: existing.id }, existing, after);
}

/** All of the plan; whoever calls it has made sure that no line is wrong. */
export async function writeImport(tx: Tx, plan: readonly PlannedLine[], writer: ImportWriter): Promise<void> {
  await lockAdmins(tx);
  const groups = await makeGroups(tx, plan, writer);
  const people = plan.filter((line) => line.outcome !== 'ERROR');
  const fresh = people.filter((planned) => planned.outcome === 'MAKE');
  await insertPeople(tx, fresh, groups, writer);
  for (const planned of people) {
    const { existing } = planned;
    if (planned.outcome === 'CHANGE' && existing !== null) {
      await changePerson(tx, { ...planned, existing }, groups, writer);
    }
  }
  await requireAdminLeft(tx);
}
