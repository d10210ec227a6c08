// Roles: creating, renaming, changing privileges, deleting those that nobody has.
import type { FastifyInstance } from 'fastify';
import {
  createRole,
  deleteRole,
  getRole,
  listRoles,
  updateRole,
  type RoleWithCount,
} from '#contract/calls/roles.ts';
import type { Privilege } from '#contract/privileges.ts';
import { forbidBeyondOwn, lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { allRoles, changeRole, findRole, insertRole, removeRole } from './roles-repository.ts';

async function storedRole(db: Db | Tx, id: string): Promise<RoleWithCount> {
  return orNotFound(await findRole(db, id));
}

/** Locks a role for a change, after waiting for other changes of roles and of their holders. */
async function lockRole(tx: Tx, id: string): Promise<RoleWithCount> {
  await lockAdmins(tx);
  return storedRole(tx, id);
}

/** The privileges that are in exactly one of the lists: those given and those taken away. */
function differing(one: readonly Privilege[], other: readonly Privilege[]): Privilege[] {
  return [...one.filter((held) => !other.includes(held)), ...other.filter((held) => !one.includes(held))];
}

function registerCreate(app: FastifyInstance): void {
  registerCall(app, createRole, ({ body, person, storage, now }) =>
    refuseTaken(
      storage.write(async (tx) => {
        forbidBeyondOwn(person.privileges, body.privileges);
        const id = await insertRole(tx, body, now);
        const role = await storedRole(tx, id);
        await audit(tx, person, 'role.create', { type: 'role', id }, null, role);
        return role;
      }),
    ),
  );
}

function registerUpdate(app: FastifyInstance): void {
  registerCall(app, updateRole, ({ params, body, person, storage, ifMatch }) =>
    refuseTaken(
      storage.write(async (tx) => {
        const before = await lockRole(tx, params.id);
        checkVersion(ifMatch, before.version, () => before);
        forbidBeyondOwn(
          person.privileges,
          differing(before.privileges, body.privileges ?? before.privileges),
        );
        await changeRole(tx, params.id, body);
        await requireAdminLeft(tx);
        const after = await storedRole(tx, params.id);
        await audit(tx, person, 'role.update', { type: 'role', id: params.id }, before, after);
        return after;
      }),
    ),
  );
}

function registerDelete(app: FastifyInstance): void {
  registerCall(app, deleteRole, ({ params, person, storage }) =>
    storage.write(async (tx) => {
      const before = await lockRole(tx, params.id);
      if (before.builtIn) throw new ApiFault('CONFLICT', { message: 'BUILT_IN_ROLE' });
      if (before.userCount > 0) {
        const params = { count: before.userCount };
        throw new ApiFault('CONFLICT', { message: 'ROLE_IN_USE', params, current: before });
      }
      forbidBeyondOwn(person.privileges, before.privileges);
      await removeRole(tx, params.id);
      await audit(tx, person, 'role.delete', { type: 'role', id: params.id }, before, null);
    }),
  );
}

export function registerRoles(app: FastifyInstance): void {
  registerCall(app, listRoles, ({ storage }) => allRoles(storage.db));
  registerCall(app, getRole, ({ params, storage }) => storedRole(storage.db, params.id));
  registerCreate(app);
  registerUpdate(app);
  registerDelete(app);
}
