/** QR sign-in codes: stored as hashes, each for one person. */
import { sql, type ExpressionBuilder } from 'kysely';
import type { UserQr, UserQrStatus } from '#contract/calls/users.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import type { QrCodesTable } from '#server/storage/tables/people.ts';

/** Codes with their people; add conditions, then `toUserQr`. Left joins: a count of all codes leaves them out. */
export function selectCodes(db: Db | Tx) {
  return db
    .selectFrom('qrCodes')
    .leftJoin('users', 'users.id', 'qrCodes.userId')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select([
      'qrCodes.id',
      'qrCodes.userId',
      'qrCodes.expiresAt',
      'qrCodes.usesLeft',
      'qrCodes.useCount',
      'qrCodes.lastUsedAt',
      'qrCodes.lastUserAgent',
      'qrCodes.revokedAt',
      'qrCodes.dateCreating',
      'users.surname',
      'users.name',
      'users.lastName',
      'users.login',
      'groups.name as groupName',
    ]);
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof selectCodes>['execute']>>[number];
type Terms = Pick<QrCodesTable, 'expiresAt' | 'usesLeft' | 'revokedAt'>;

/** Whether a code signs in at `now`, or why not. */
export function statusOfCode({ expiresAt, usesLeft, revokedAt }: Terms, now: string): UserQrStatus {
  if (revokedAt !== null) return 'REVOKED';
  if (usesLeft === 0) return 'USED_UP';
  return expiresAt <= now ? 'EXPIRED' : 'GOOD';
}

/** `statusOfCode` as a condition. */
export function hasStatus(status: UserQrStatus, now: string) {
  return (eb: ExpressionBuilder<Schema, 'qrCodes'>) => {
    const revoked = eb('qrCodes.revokedAt', 'is not', null);
    if (status === 'REVOKED') return revoked;
    const standing = eb('qrCodes.revokedAt', 'is', null);
    const usedUp = eb('qrCodes.usesLeft', '=', 0);
    if (status === 'USED_UP') return eb.and([standing, usedUp]);
    const hasUses = eb.or([eb('qrCodes.usesLeft', 'is', null), eb('qrCodes.usesLeft', '>', 0)]);
    return eb.and([standing, hasUses, eb('qrCodes.expiresAt', status === 'GOOD' ? '>' : '<=', now)]);
  };
}

/** A row of `selectCodes` as the API shows it. */
export function toUserQr(row: CodeRow, now: string): UserQr {
  return {
    id: row.id,
    userId: row.userId,
    userName: [row.surname, row.name, row.lastName].filter(Boolean).join(' '),
    userLogin: row.login ?? '',
    groupName: row.groupName,
    status: statusOfCode(row, now),
    expiresAt: row.expiresAt,
    usesLeft: row.usesLeft,
    useCount: row.useCount,
    lastUsedAt: row.lastUsedAt === '' ? null : row.lastUsedAt,
    lastUserAgent: row.lastUserAgent,
    revoked: row.revokedAt !== null,
    dateCreating: row.dateCreating,
  };
}

/** Whom a code signs in; undefined when it is unknown. */
export async function findCode(db: Db | Tx, code: string, now: string) {
  const row = await db
    .selectFrom('qrCodes')
    .select(['id', 'userId', 'expiresAt', 'usesLeft', 'revokedAt'])
    .where('codeHash', '=', hashSecret(code))
    .executeTakeFirst();
  return row === undefined ? undefined : { id: row.id, userId: row.userId, status: statusOfCode(row, now) };
}

export interface CodeUse {
  readonly codeId: string;
  readonly userAgent: string;
  readonly now: string;
}

/** Takes one use of a code; false when somebody else took the last one or revoked it in the meantime. */
export async function takeUse(tx: Tx, { codeId, userAgent, now }: CodeUse): Promise<boolean> {
  const result = await tx
    .updateTable('qrCodes')
    .set({
      usesLeft: sql<number | null>`${sql.ref('usesLeft')} - 1`,
      useCount: sql<number>`${sql.ref('useCount')} + 1`,
      lastUsedAt: now,
      lastUserAgent: userAgent.slice(0, 300),
    })
    .where('id', '=', codeId)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('usesLeft', 'is', null), eb('usesLeft', '>', 0)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Revokes the codes that stand; gives those with their people. */
export async function revokeCodes(tx: Tx, ids: readonly string[], now: string) {
  return tx
    .updateTable('qrCodes')
    .set({ revokedAt: now })
    .where('id', 'in', [...new Set(ids)])
    .where('revokedAt', 'is', null)
    .returning(['id', 'userId'])
    .execute();
}
