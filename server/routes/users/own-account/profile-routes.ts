// What people may change about themselves.
import type { FastifyInstance } from 'fastify';
import { confirmEmail } from '#contract/calls/auth.ts';
import { changePassword, updateProfile } from '#contract/calls/users.ts';
import { addressKey } from '#server/auth/client-address.ts';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { forgiveTries, takeTries, type Try } from '#server/auth/tries-repository.ts';
import { afterResponse, LETTER_WITHIN_MS } from '#server/background/after-response.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { findUser } from '#server/repositories/user-rows.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Storage } from '#server/storage/storage.ts';
import { currentUserOf } from './current-user.ts';
import { prepareEmailLetter } from './email-change-letter.ts';
import { finishEmailChange } from './email-changes-repository.ts';
import { changeUser, findPasswordHash, lockUser, storePassword } from '../users-repository.ts';

interface Checked {
  readonly storage: Storage;
  readonly person: Person;
  readonly now: string;
  readonly address: string;
}

/** Throws WRONG_CREDENTIALS at the field unless this is the person's password; too many tries are refused. */
async function requirePassword(
  { storage, person, now, address }: Checked,
  password: string,
  field: 'password' | 'oldPassword',
): Promise<readonly Try[]> {
  const tries: readonly Try[] = [
    { kind: 'LOGIN', subject: `${person.id} ${addressKey(address)}` },
    { kind: 'ADDRESS', subject: addressKey(address) },
  ];
  await takeTries(storage, tries, now);
  const stored = await findPasswordHash(storage.db, person.id);
  if (await verifyPassword(stored, password)) return tries;
  throw new ApiFault('WRONG_CREDENTIALS', {
    message: 'OLD_PASSWORD_WRONG',
    details: [{ path: field, code: 'WRONG_CREDENTIALS', message: 'OLD_PASSWORD_WRONG' }],
  });
}

function requireGiven(password: string | undefined): string {
  if (password !== undefined) return password;
  throw new ApiFault('VALIDATION', {
    details: [{ path: 'password', code: 'FIELD_REQUIRED', message: 'FIELD_REQUIRED' }],
  });
}

function registerUpdateProfile(app: FastifyInstance): void {
  const post = afterResponse(app, 'a letter could not be sent', LETTER_WITHIN_MS);
  let mailer: Mailer | undefined;
  registerCall(app, updateProfile, async (context) => {
    const { person, storage, config, now, ifMatch } = context;
    const { email, password, ...body } = context.body;
    const current = await currentUserOf(storage.db, person);
    const isNewEmail = searchKey(email) !== searchKey(current.email);
    const tries = isNewEmail ? await requirePassword(context, requireGiven(password), 'password') : [];
    await storage.write(async (tx) => {
      if (tries.length > 0) await forgiveTries(tx, tries);
      const before = await lockUser(tx, person.id);
      checkVersion(ifMatch, before.version, () => current);
      await changeUser(tx, person.id, { ...body, email: before.email, login: before.login });
      const after = await findUser(tx, person.id);
      await audit(tx, person, 'profile.update', { type: 'user', id: person.id }, before, after);
    });
    const user = await currentUserOf(storage.db, person);
    // After the response, so that its time does not tell whether the address is somebody's.
    if (isNewEmail) {
      post(async () => {
        const letter = await prepareEmailLetter(storage, config, { user, email, now });
        if (letter === undefined) return;
        mailer ??= createMailer(config);
        const { sentAs } = await mailer(letter);
        app.log.warn({ letter: sentAs }, 'a letter to confirm an address is out');
      });
    }
    return user;
  });
}

function registerConfirmEmail(app: FastifyInstance): void {
  registerCall(app, confirmEmail, async ({ body, storage, now, address }) => {
    const tries: readonly Try[] = [{ kind: 'ADDRESS', subject: addressKey(address) }];
    await takeTries(storage, tries, now);
    await storage.write(async (tx) => {
      const id = await finishEmailChange(tx, body.token, now);
      await forgiveTries(tx, tries);
      const { email } = orNotFound(await findUser(tx, id));
      await audit(tx, null, 'profile.update', { type: 'user', id }, null, { email });
    });
  });
}

function registerChangePassword(app: FastifyInstance): void {
  registerCall(app, changePassword, async (context) => {
    const { body, person, storage, now } = context;
    const tries = await requirePassword(context, body.oldPassword, 'oldPassword');
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
  registerConfirmEmail(app);
}
