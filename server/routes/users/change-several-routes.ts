// Changes of several people at once: all or none; a refusal names the people who prevent it.
import type { AuditAct } from '#contract/audit-log/acts.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { FastifyInstance } from 'fastify';
import { changeUsers, listGrantableRoles, type PeopleAction } from '#contract/calls/user-admin.ts';
import type { User } from '#contract/entities/user.ts';
import { holdsBeyond, lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { auditMany } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { rolesByAge } from '../roles/roles-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import { grantableRoleIds } from './grantable-roles.ts';
import { namesOf, refuseAbovePrivileges, refuseOwnAccount } from './privilege-limits.ts';
import { activateUser, changeRoles, deactivateUser, lockUsers, setGroup } from './users-repository.ts';

/** The roles after the action; undefined if it does not change them. */
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

/** Nobody may lock themselves out, be left without a role, or be changed by someone with fewer privileges. */
async function refuseWhoStandsInTheWay(
  tx: Tx,
  person: Person,
  people: readonly User[],
  action: PeopleAction,
): Promise<void> {
  const takesAway = action.kind === 'DEACTIVATE' || action.kind === 'REMOVE_ROLES';
  if (takesAway) for (const user of people) refuseOwnAccount(person, user.id);
  const roleless = people.filter((user) => rolesAfter(user, action)?.length === 0);
  if (roleless.length > 0) {
    throw new ApiFault('CONFLICT', { message: 'LAST_ROLE', params: { names: namesOf(roleless) } });
  }
  await refuseAbovePrivileges(tx, person, people);
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

const AUDIT_WORDS: Readonly<Record<PeopleAction['kind'], AuditAct>> = {
  GROUP: 'user.group',
  ADD_ROLES: 'user.roles',
  REMOVE_ROLES: 'user.roles',
  ACTIVATE: 'user.activate',
  DEACTIVATE: 'user.deactivate',
};

function auditValues(user: User, action: PeopleAction): readonly [before: unknown, after: unknown] {
  if (action.kind === 'GROUP') return [{ groupId: user.group?.id ?? null }, { groupId: action.groupId }];
  const roles = rolesAfter(user, action);
  if (roles !== undefined) return [{ roleIds: user.roles.map((role) => role.id) }, { roleIds: roles }];
  return [{ active: user.active }, { active: action.kind === 'ACTIVATE' }];
}

/** Refuses if no admin would be left, and names the admins among the changed people. */
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
  if (action.kind === 'GROUP') await refuseUnknownGroup(tx, action.groupId);
  if (action.kind === 'ADD_ROLES') await grantableRoleIds(tx, person, action.roleIds, 'action.roleIds');
  const people = (await lockUsers(tx, userIds)).filter((user) => isAltered(user, action));
  await refuseWhoStandsInTheWay(tx, person, people, action);
  for (const user of people) await change(tx, user, action, now);
  const entries = people.map((user) => {
    const [before, after] = auditValues(user, action);
    return { subject: { type: 'user', id: user.id, name: fullNameOf(user) } as const, before, after };
  });
  await auditMany(tx, person, AUDIT_WORDS[action.kind], entries);
  await requireAdminStays(tx, people);
  return people.length;
}

export function registerPeopleChanges(app: FastifyInstance): void {
  registerCall(app, changeUsers, async ({ body, person, storage, now }) => ({
    changed: await storage.write((tx) => changeAll(tx, person, body, now)),
  }));
  registerCall(app, listGrantableRoles, async ({ person, storage }) => {
    const roles = await rolesByAge(storage.db);
    return roles
      .filter((role) => !holdsBeyond(person.privileges, role.privileges))
      .map(({ id, name, titleName }) => ({ id, name, titleName }));
  });
}
