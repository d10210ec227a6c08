// Counts of tries, kept in the database so that all processes share them.
import { sql } from 'kysely';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { hashSecret } from './secrets.ts';
import { countTry, TRY_LIMITS, type TryCount, type TryDecision, type TryKind } from './try-limits.ts';

/** What is counted. `subject` is, by kind, a login with an address, an address alone, or a mailbox. */
export interface Try {
  readonly kind: TryKind;
  readonly subject: string;
}

/** Hashed, so that the table does not reveal who tried, and its keys stay short. */
function keyOf(one: Try): string {
  return `${one.kind}:${hashSecret(one.subject)}`;
}

interface TryRow {
  readonly count: number;
  readonly windowStartedAt: string;
  readonly blockedUntil: string | null;
}

function toCount(row: TryRow): TryCount {
  return {
    count: row.count,
    windowStartedAt: Date.parse(row.windowStartedAt),
    blockedUntil: row.blockedUntil === null ? 0 : Date.parse(row.blockedUntil),
  };
}

async function storeCount(tx: Tx, one: Try, next: TryCount): Promise<void> {
  const expiresAt = Math.max(next.windowStartedAt + TRY_LIMITS[one.kind].windowMs, next.blockedUntil);
  await tx
    .updateTable('tries')
    .set({
      count: next.count,
      windowStartedAt: new Date(next.windowStartedAt).toISOString(),
      blockedUntil: next.blockedUntil === 0 ? null : new Date(next.blockedUntil).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    })
    .where('key', '=', keyOf(one))
    .execute();
}

async function countOne(tx: Tx, one: Try, now: string): Promise<TryDecision> {
  const key = keyOf(one);
  const limit = TRY_LIMITS[one.kind];
  const expiresAt = new Date(Date.parse(now) + limit.windowMs).toISOString();
  await tx
    .insertInto('tries')
    .values({ key, count: 0, windowStartedAt: now, blockedUntil: null, expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await tx
    .selectFrom('tries')
    .select(['count', 'windowStartedAt', 'blockedUntil'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return countTry(row === undefined ? undefined : toCount(row), limit, Date.parse(now));
}

/** Counts `tries` before they are made, all or none. Returns the ms to wait for one over its limit, or 0. */
export async function countTries(storage: Storage, tries: readonly Try[], now: string): Promise<number> {
  return storage.write(async (tx) => {
    const allowed: [Try, TryCount][] = [];
    for (const one of tries) {
      const decision = await countOne(tx, one, now);
      if (!decision.allowed) return decision.retryAfterMs;
      allowed.push([one, decision.next]);
    }
    for (const [one, next] of allowed) await storeCount(tx, one, next);
    return 0;
  });
}

/** Like `countTries`, but refuses the call with 429 and Retry-After. */
export async function takeTries(storage: Storage, tries: readonly Try[], now: string): Promise<void> {
  const waitMs = await countTries(storage, tries, now);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new ApiFault('TOO_MANY_TRIES', { params: { seconds }, retryAfterSeconds: seconds });
}

/** Takes back tries that succeeded: all tries of a login, only this one of an address. */
export async function forgiveTries(tx: Tx, tries: readonly Try[]): Promise<void> {
  for (const one of tries) {
    const key = keyOf(one);
    if (one.kind === 'LOGIN') await tx.deleteFrom('tries').where('key', '=', key).execute();
    else {
      await tx
        .updateTable('tries')
        .set({ count: sql<number>`${sql.ref('count')} - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    }
  }
}
