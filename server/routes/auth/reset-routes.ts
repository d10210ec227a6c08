// Forgotten passwords: a letter with a link, then a new password.
import type { FastifyInstance } from 'fastify';
import { passwordConfirmation, passwordReset } from '#contract/calls/auth.ts';
import { addressKey } from '#server/auth/client-address.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { countTries, forgiveTries, takeTries, type Try } from '#server/auth/tries-repository.ts';
import { afterResponse, LETTER_WITHIN_MS } from '#server/background/after-response.ts';
import type { Config } from '#server/config.ts';
import { resetLetter, type Letter } from '#server/mail/letters.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { storePassword } from '#server/routes/users/users-repository.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findReset, insertReset, takeReset } from './reset-repository.ts';
import { findByEmail } from './sign-in-repository.ts';

/** The letter for an email; undefined if nobody has it, or if it has had enough letters. */
async function prepareLetter(
  storage: Storage,
  config: Config,
  email: string,
  now: string,
): Promise<Letter | undefined> {
  const emailKey = searchKey(email);
  const user = await findByEmail(storage.db, emailKey);
  if (user === undefined) return undefined;
  if ((await countTries(storage, [{ kind: 'LETTER_MAILBOX', subject: emailKey }], now)) > 0) return undefined;
  const token = await storage.write((tx) => insertReset(tx, user.id, now));
  return resetLetter(user.defaultLang, {
    to: user.email,
    name: [user.name, user.lastName].filter((part) => part !== '').join(' '),
    login: user.login,
    link: `${config.publicUrl}/reset-password?token=${token}`,
  });
}

function registerConfirmation(app: FastifyInstance): void {
  const post = afterResponse(app, 'a letter could not be sent', LETTER_WITHIN_MS);
  let mailer: Mailer | undefined;
  registerCall(app, passwordConfirmation, async ({ query, storage, config, now, address }) => {
    await takeTries(storage, [{ kind: 'LETTER_ADDRESS', subject: addressKey(address) }], now);
    // After the response, so that its time does not reveal whether anybody has the email.
    post(async () => {
      const letter = await prepareLetter(storage, config, query.email, now);
      if (letter === undefined) return;
      mailer ??= createMailer(config);
      const { sentAs } = await mailer(letter);
      app.log.warn({ letter: sentAs }, 'a letter to set a new password is out');
    });
    return { status: 'SENT' } as const;
  });
}

function registerReset(app: FastifyInstance): void {
  registerCall(app, passwordReset, async ({ body, storage, now, address }) => {
    const tries: readonly Try[] = [{ kind: 'ADDRESS', subject: addressKey(address) }];
    await takeTries(storage, tries, now);
    const reset = await findReset(storage.db, body.token, now);
    if (reset === undefined) throw new ApiFault('USED_UP');
    const passwordHash = await hashPassword(body.newPassword);
    const done = await storage.write(async (tx) => {
      if (!(await takeReset(tx, reset.id, now))) return false;
      await forgiveTries(tx, tries);
      await storePassword(tx, reset.userId, passwordHash, now);
      return true;
    });
    if (!done) throw new ApiFault('USED_UP');
  });
}

export function registerResets(app: FastifyInstance): void {
  registerConfirmation(app);
  registerReset(app);
}
