// What people may change about themselves.
import type { FastifyInstance } from 'fastify';
import { changePassword, updateProfile } from '#contract/calls/users.ts';
import { addressKey } from '#server/auth/client-address.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { forgiveTries, takeTries, type Try } from '#server/auth/tries-repository.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import { currentUserOf } from './current-user.ts';
import { refuseTaken } from '#server/repositories/refuse-taken.ts';
import { changeUser, findPasswordHash, lockUser, storePassword } from '../users-repository.ts';

function registerUpdateProfile(app: FastifyInstance): void {
  registerCall(app, updateProfile, async ({ body, person, storage, ifMatch }) => {
    const current = await currentUserOf(storage.db, person);
    await refuseTaken(
      storage.write(async (tx) => {
        const before = await lockUser(tx, person.id);
        checkVersion(ifMatch, before.version, () => current);
        await changeUser(tx, person.id, { ...body, login: before.login });
        await audit(
          tx,
          person,
          'profile.update',
          { type: 'user', id: person.id },
          before,
          await findUser(tx, person.id),
        );
      }),
    );
    return currentUserOf(storage.db, person);
  });
}

function registerChangePassword(app: FastifyInstance): void {
  registerCall(app, changePassword, async ({ body, person, storage, now, address }) => {
    const tries: readonly Try[] = [
      { kind: 'LOGIN', subject: `${person.id} ${addressKey(address)}` },
      { kind: 'ADDRESS', subject: addressKey(address) },
    ];
    await takeTries(storage, tries, now);
    const stored = await findPasswordHash(storage.db, person.id);
    if (!(await verifyPassword(stored, body.oldPassword))) {
      throw new ApiFault('WRONG_CREDENTIALS', {
        message: 'OLD_PASSWORD_WRONG',
        details: [{ path: 'oldPassword', code: 'WRONG_CREDENTIALS', message: 'OLD_PASSWORD_WRONG' }],
      });
    }
    const passwordHash = await hashPassword(body.newPassword);
    await storage.write(async (tx) => {
      await forgiveTries(tx, tries);
      await storePassword(tx, person.id, passwordHash, now, person.sessionId);
      await audit(tx, person, 'profile.password', { type: 'user', id: person.id }, null, null);
    });
  });
}

export function registerProfile(app: FastifyInstance): void {
  registerUpdateProfile(app);
  registerChangePassword(app);
}
