// The letter to an address that somebody wants for their account.
import { countTries } from '#server/auth/tries-repository.ts';
import type { Config } from '#server/config.ts';
import { emailLetter, type Letter } from '#server/mail/letters.ts';
import type { User } from '#contract/entities/user.ts';
import { searchKey } from '#server/storage/columns.ts';
import type { Storage } from '#server/storage/storage.ts';
import { beginEmailChange, isEmailTaken } from './email-changes-repository.ts';

interface Wanted {
  readonly user: Pick<User, 'id' | 'name' | 'lastName' | 'login' | 'defaultLang'>;
  readonly email: string;
  readonly now: string;
}

/** Undefined if the address is somebody's, or has had enough letters: the person is told neither. */
export async function prepareEmailLetter(
  storage: Storage,
  config: Pick<Config, 'publicUrl'>,
  { user, email, now }: Wanted,
): Promise<Letter | undefined> {
  if (await isEmailTaken(storage.db, email)) return undefined;
  const tries = [{ kind: 'LETTER_MAILBOX', subject: searchKey(email) }] as const;
  if ((await countTries(storage, tries, now)) > 0) return undefined;
  const token = await storage.write((tx) => beginEmailChange(tx, user.id, email, now));
  return emailLetter(user.defaultLang, {
    to: email,
    name: [user.name, user.lastName].filter((part) => part !== '').join(' '),
    login: user.login,
    link: `${config.publicUrl}/confirm-email?token=${token}`,
  });
}
