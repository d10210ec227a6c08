// Logins to give instead of one that is taken.
import { searchKey } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** So many are tried after each taken login. */
const TRIED = 30;
/** Leaves room for the number within the 100 characters of a login. */
const STEM_LENGTH = 97;

function candidatesFor(login: string): readonly string[] {
  const stem = login.slice(0, STEM_LENGTH);
  return Array.from({ length: TRIED }, (_, index) => `${stem}${index + 2}`);
}

/**
 * For each login the first of `login2`, `login3`, … that neither a person nor a waiting request has. A login that has
 * none among the first thirty is left out.
 */
export async function freeLogins(
  db: Db | Tx,
  logins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = logins.flatMap(candidatesFor).map((login) => searchKey(login));
  if (keys.length === 0) return new Map();
  const users = db.selectFrom('users').select('loginKey').where('loginKey', 'in', keys);
  const waiting = db
    .selectFrom('registrationRequests')
    .select('loginKey')
    .where('status', '=', 'PENDING')
    .where('loginKey', 'in', keys);
  const held = new Set((await users.unionAll(waiting).execute()).map(({ loginKey }) => loginKey));
  return new Map(
    logins.flatMap((login) => {
      const free = candidatesFor(login).find((one) => !held.has(searchKey(one)));
      return free === undefined ? [] : [[login, free] as const];
    }),
  );
}
