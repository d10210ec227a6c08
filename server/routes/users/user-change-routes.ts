// Creating, changing and deactivating people, and their roles.
import type { FastifyInstance } from 'fastify';
import { addUserRoles, createUser, deleteUser, removeUserRoles, updateUser } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { forbidBeyondOwn, lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { endSessionsOf, staleAccess } from '#server/auth/sessions-repository.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { findUser, privilegesOfUser, storeUserRoles } from '#server/repositories/user-rows.ts';
import type { Tx } from '#server/storage/schema.ts';
import { refuseUnknownGroup } from '#server/repositories/known-references.ts';
import { grantableRoleIds } from './grantable-roles.ts';
import { lockUser } from './users-repository.ts';
import { refuseOwnAccount } from './privilege-limits.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import { changeRoles, changeUser, deactivateUser, insertUser, storePassword } from './users-repository.ts';

/** The person to change, locked; throws if they have more privileges than the caller. */
async function userToChange(tx: Tx, person: Person, id: string): Promise<User> {
  await lockAdmins(tx);
  const user = await lockUser(tx, id);
  forbidBeyondOwn(person.privileges, await privilegesOfUser(tx, id));
  return user;
}

const storedUser = async (tx: Tx, id: string): Promise<User> => orNotFound(await findUser(tx, id));

/** Sets the roles in this order; access tokens become stale only if something changes. */
async function giveRoles(tx: Tx, person: Person, before: User, wanted: readonly string[]): Promise<void> {
  const roleIds = await grantableRoleIds(tx, person, wanted, 'roles');
  if (roleIds.join(' ') === before.roles.map((role) => role.id).join(' ')) return;
  await storeUserRoles(tx, before.id, roleIds);
  await staleAccess(tx, before.id);
}

function registerCreate(app: FastifyInstance): void {
  registerCall(app, createUser, async ({ body, person, storage, now }) => {
    const { password, roles, groupId = null, ...fields } = body;
    const passwordHash = await hashPassword(password);
    return refuseTaken(
      storage.write(async (tx) => {
        await refuseUnknownGroup(tx, groupId);
        const roleIds = await grantableRoleIds(tx, person, roles, 'roles');
        const id = await insertUser(tx, { ...fields, groupId, passwordHash, roleIds }, now);
        const user = await storedUser(tx, id);
        await audit(tx, person, 'user.create', { type: 'user', id }, null, user);
        return user;
      }),
    );
  });
}

function registerUpdate(app: FastifyInstance): void {
  registerCall(app, updateUser, async ({ params, body, person, storage, ifMatch, now }) => {
    const { password, roles, ...change } = body;
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    return refuseTaken(
      storage.write(async (tx) => {
        const before = await userToChange(tx, person, params.id);
        checkVersion(ifMatch, before.version, () => before);
        await refuseUnknownGroup(tx, change.groupId);
        await changeUser(tx, params.id, change);
        if (passwordHash !== undefined) await storePassword(tx, params.id, passwordHash, now);
        if (roles !== undefined) await giveRoles(tx, person, before, roles);
        if (change.active === false) await endSessionsOf(tx, params.id, 'DEACTIVATED', now);
        if (roles !== undefined || change.active === false) await requireAdminLeft(tx);
        if (change.active === false) refuseOwnAccount(person, params.id);
        const after = await storedUser(tx, params.id);
        const passwordChanged = passwordHash !== undefined;
        await audit(tx, person, 'user.update', { type: 'user', id: params.id }, before, {
          ...after,
          passwordChanged,
        });
        return after;
      }),
    );
  });
}

function registerDelete(app: FastifyInstance): void {
  registerCall(app, deleteUser, async ({ params, person, storage, now }) => {
    await storage.write(async (tx) => {
      const before = await userToChange(tx, person, params.id);
      await deactivateUser(tx, params.id, now);
      await requireAdminLeft(tx);
      refuseOwnAccount(person, params.id);
      await audit(tx, person, 'user.deactivate', { type: 'user', id: params.id }, before, null);
    });
  });
}

/** Replaces the roles by what `next` makes of them. */
async function replaceRoles(
  tx: Tx,
  person: Person,
  id: string,
  next: (held: readonly string[]) => readonly string[],
): Promise<User> {
  const before = await userToChange(tx, person, id);
  await changeRoles(tx, id, next(before.roles.map((role) => role.id)));
  await requireAdminLeft(tx);
  const after = await storedUser(tx, id);
  const subject = {
    type: 'user',
    id,
    name: `${after.surname} ${after.name} ${after.lastName}`.trim(),
  } as const;
  await audit(tx, person, 'user.roles', subject, { roles: before.roles }, { roles: after.roles });
  return after;
}

function registerRoles(app: FastifyInstance): void {
  registerCall(app, addUserRoles, ({ params, body, person, storage }) =>
    storage.write(async (tx) => {
      const added = await grantableRoleIds(tx, person, body.roleIds, 'roleIds');
      return replaceRoles(tx, person, params.id, (held) => [...new Set([...held, ...added])]);
    }),
  );
  registerCall(app, removeUserRoles, ({ params, body, person, storage }) =>
    storage.write((tx) =>
      replaceRoles(tx, person, params.id, (held) => held.filter((role) => !body.roleIds.includes(role))),
    ),
  );
}

export function registerUserChanges(app: FastifyInstance): void {
  registerCreate(app);
  registerUpdate(app);
  registerDelete(app);
  registerRoles(app);
}
