/** Several people changed at once: all or none, and a refusal names who stands in the way. */
import type { AuditAct } from '#contract/audit/acts.ts';
import { fullNameOf } from '#server/repositories/user-rows.ts';
import type { FastifyInstance } from 'fastify';
import { changeUsers, listGrantableRoles, type PeopleAction } from '#contract/calls/user-admin.ts';
import type { User } from '#contract/entities/user.ts';
import { lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { selectUsers, toUsers } from '#server/repositories/user-rows.ts';
import type { Tx } from '#server/storage/schema.ts';
import { grantableRoleIds, requireGroup } from './grants.ts';
import { namesOf, refuseBeyond, refuseOwn } from './people-beyond.ts';
import { activateUser, changeRoles, deactivateUser, setGroup } from './users-repository.ts';

/** The people of these ids, locked in one order so that two calls cannot wait for each other. */
async function lockPeople(tx: Tx, ids: readonly string[]): Promise<User[]> {
  const wanted = [...new Set(ids)];
  await tx.selectFrom('users').select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute();
  const rows = await selectUsers(tx)
    .where('users.id', 'in', wanted)
    .where('users.erasedAt', 'is', null)
    .orderBy('users.surnameKey')
    .execute();
  if (rows.length < wanted.length) throw new ApiFault('NOT_FOUND', { message: 'SOME_PEOPLE_GONE' });
  return toUsers(tx, rows);
}

/** What the action would make of the roles; undefined where it leaves them. */
function rolesAfter(user: User, action: PeopleAction): readonly string[] | undefined {
  const held = user.roles.map((role) => role.id);
  if (action.kind === 'ADD_ROLES') return [...new Set([...held, ...action.roleIds])];
  if (action.kind === 'REMOVE_ROLES') return held.filter((id) => !action.roleIds.includes(id));
  return undefined;
}

function isAltered(user: User, action: PeopleAction): boolean {
  if (action.kind === 'GROUP') return (user.group?.id ?? null) !== action.groupId;
  if (action.kind === 'ACTIVATE') return !user.active;
  if (action.kind === 'DEACTIVATE') return user.active;
  return rolesAfter(user, action)?.length !== user.roles.length;
}

/** Nobody shuts themselves out, nobody is left without a role, nobody is changed by one who may do less. */
async function refuseWhoStandsInTheWay(
  tx: Tx,
  person: Person,
  people: readonly User[],
  action: PeopleAction,
): Promise<void> {
  const takesAway = action.kind === 'DEACTIVATE' || action.kind === 'REMOVE_ROLES';
  if (takesAway) for (const user of people) refuseOwn(person, user.id);
  const roleless = people.filter((user) => rolesAfter(user, action)?.length === 0);
  if (roleless.length > 0) {
    throw new ApiFault('CONFLICT', { message: 'LAST_ROLE', params: { names: namesOf(roleless) } });
  }
  await refuseBeyond(tx, person, people);
}

async function change(tx: Tx, user: User, action: PeopleAction, now: string): Promise<void> {
  switch (action.kind) {
    case 'GROUP':
      return setGroup(tx, [user.id], action.groupId);
    case 'ACTIVATE':
      return activateUser(tx, user.id);
    case 'DEACTIVATE':
      return deactivateUser(tx, user.id, now);
    default:
      return changeRoles(tx, user.id, rolesAfter(user, action) ?? []);
  }
}

const auditWords: Readonly<Record<PeopleAction['kind'], AuditAct>> = {
  GROUP: 'user.group',
  ADD_ROLES: 'user.roles',
  REMOVE_ROLES: 'user.roles',
  ACTIVATE: 'user.activate',
  DEACTIVATE: 'user.deactivate',
};

function auditValues(user: User, action: PeopleAction): readonly [before: unknown, after: unknown] {
  if (action.kind === 'GROUP') return [{ group: user.group }, { groupId: action.groupId }];
  const roles = rolesAfter(user, action);
  if (roles !== undefined) return [user.roles.map((role) => role.id), roles];
  return [{ active: user.active }, { active: action.kind === 'ACTIVATE' }];
}

/** The last admin among those whom the change took away: the refusal names them. */
async function requireAdminStays(tx: Tx, people: readonly User[]): Promise<void> {
  try {
    await requireAdminLeft(tx);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const admins = people.filter((user) => user.roles[0]?.id === 'role-admin');
    const names = namesOf(admins.length > 0 ? admins : people);
    throw new ApiFault('LAST_ADMIN', { message: 'LAST_ADMIN_NAMED', params: { names }, cause: error });
  }
}

async function changeAll(
  tx: Tx,
  person: Person,
  { userIds, action }: { readonly userIds: readonly string[]; readonly action: PeopleAction },
  now: string,
): Promise<number> {
  await lockAdmins(tx);
  if (action.kind === 'GROUP') await requireGroup(tx, action.groupId);
  if (action.kind === 'ADD_ROLES') await grantableRoleIds(tx, person, action.roleIds, 'action.roleIds');
  const people = (await lockPeople(tx, userIds)).filter((user) => isAltered(user, action));
  await refuseWhoStandsInTheWay(tx, person, people, action);
  for (const user of people) {
    await change(tx, user, action, now);
    await audit(
      tx,
      person,
      auditWords[action.kind],
      { type: 'user', id: user.id, name: fullNameOf(user) },
      ...auditValues(user, action),
    );
  }
  await requireAdminStays(tx, people);
  return people.length;
}

export function registerPeopleChanges(app: FastifyInstance): void {
  registerCall(app, changeUsers, async ({ body, person, storage, now }) => ({
    changed: await storage.write((tx) => changeAll(tx, person, body, now)),
  }));
  registerCall(app, listGrantableRoles, async ({ person, storage }) => {
    const roles = await storage.db
      .selectFrom('roles')
      .select(['id', 'name', 'titleName', 'privileges'])
      .orderBy('dateCreating')
      .orderBy('id')
      .execute();
    return roles
      .filter((role) => role.privileges.every((privilege) => person.privileges.has(privilege)))
      .map(({ id, name, titleName }) => ({ id, name, titleName }));
  });
}
