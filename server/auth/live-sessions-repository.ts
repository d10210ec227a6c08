// The sessions of a person that have not ended.
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Nobody looks through more than this; signing out of all other sessions still ends every one. */
const MAX_LISTED = 100;

function liveSessions(db: Db | Tx, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now);
}

/** The sessions of a person, most recently used first. */
export async function liveSessionsOf(db: Db, userId: string, now: string) {
  return liveSessions(db, userId, now)
    .select(['id', 'createdAt', 'lastUsedAt', 'address', 'userAgent'])
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** Locks and returns one session that has not ended, if it is the person's own. */
export async function lockLiveSession(tx: Tx, userId: string, id: string, now: string) {
  return liveSessions(tx, userId, now)
    .select(['id', 'address', 'userAgent'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** How many places a person is signed in at. */
export async function countLiveSessions(tx: Tx, userId: string, now: string): Promise<number> {
  const { count } = await liveSessions(tx, userId, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When a person signed in last, as far as sessions are kept; null: they have not. */
export async function lastSignInOf(db: Db, userId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('createdAt').as('last'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return last;
}

/** How many live sessions the person has besides the one that asks. */
export async function countOtherSessions(
  tx: Tx,
  { id, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  now: string,
): Promise<number> {
  const { count } = await liveSessions(tx, id, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '!=', sessionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
