// Erases a person for good.
import type { FastifyInstance } from 'fastify';
import { eraseUser as eraseUserCall } from '#contract/calls/user-admin.ts';
import { lockAdmins, requireAdminLeft } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { eraseUser } from './erase-user.ts';
import { lockUser } from './users-repository.ts';
import { refuseAbovePrivileges, refuseOwnAccount } from './privilege-limits.ts';

export function registerErasing(app: FastifyInstance): void {
  registerCall(app, eraseUserCall, ({ params, body, person, storage, now }) =>
    storage.write(async (tx) => {
      await lockAdmins(tx);
      const user = await lockUser(tx, params.id);
      if (body.login.trim() !== user.login) {
        throw new ApiFault('VALIDATION', {
          details: [{ path: 'login', code: 'LOGIN_DIFFERS', message: 'LOGIN_DIFFERS' }],
        });
      }
      refuseOwnAccount(person, user.id);
      await refuseAbovePrivileges(tx, person, [user]);
      const alias = await eraseUser(tx, user, now);
      await requireAdminLeft(tx);
      await audit(tx, person, 'user.erase', { type: 'user', id: user.id, name: alias }, null, { alias });
      return { alias };
    }),
  );
}
