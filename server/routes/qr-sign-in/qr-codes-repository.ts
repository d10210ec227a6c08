// QR sign-in codes: stored as hashes, each for one person.
import { sql, type ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { listUserQr, UserQr, UserQrStatus } from '#contract/calls/qr-sign-in.ts';
import type { Page } from '#contract/page.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { visibleUsers, type Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';
import type { QrCodesTable } from '#server/storage/tables/people.ts';

/** Codes with their people; add conditions, then `toUserQr`. Left joins, so that a count can skip them. */
function selectCodes(db: Db | Tx) {
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

/** Whether a code can be used at `now`, or why not. */
function statusOfCode({ expiresAt, usesLeft, revokedAt }: Terms, now: string): UserQrStatus {
  if (revokedAt !== null) return 'REVOKED';
  if (usesLeft === 0) return 'USED_UP';
  return expiresAt <= now ? 'EXPIRED' : 'GOOD';
}

/** `statusOfCode` as a condition in SQL. */
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
function toUserQr(row: CodeRow, now: string): UserQr {
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

/** Codes as the API shows them. */
export async function codesById(
  db: Db | Tx,
  ids: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, UserQr>> {
  const rows = await selectCodes(db).where('qrCodes.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toUserQr(row, now)]));
}

function seenBy(db: Db | Tx, caller: Caller) {
  return db.selectFrom('users').select('users.id').where(visibleUsers(db, caller));
}

const SORT_COLUMNS = {
  dateCreating: 'qrCodes.dateCreating',
  expiresAt: 'qrCodes.expiresAt',
  lastUsedAt: 'qrCodes.lastUsedAt',
};

/** The codes of people whom the caller may see. */
export function pageOfCodes(
  db: Db,
  caller: Caller,
  query: z.output<typeof listUserQr.query>,
  now: string,
): Promise<Page<UserQr>> {
  const { search, status, groupId } = query;
  let codes = selectCodes(db).where('qrCodes.userId', 'in', seenBy(db, caller));
  if (search !== undefined && search.trim() !== '')
    codes = codes.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) codes = codes.where('users.groupId', '=', groupId);
  if (status !== undefined) codes = codes.where((eb) => hasStatus(status, now)(eb as never));
  const toEntities = (rows: CodeRow[]) => rows.map((row) => toUserQr(row, now));
  return pageOfRows(codes, query, SORT_COLUMNS, toEntities, 'qrCodes.id');
}

/** The person of a code, with its status; undefined if the code is unknown. */
export async function findCode(db: Db | Tx, code: string, now: string) {
  const row = await db
    .selectFrom('qrCodes')
    .select(['id', 'userId', 'expiresAt', 'usesLeft', 'revokedAt', 'makerPrivileges'])
    .where('codeHash', '=', hashSecret(code))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, userId, makerPrivileges } = row;
  return { id, userId, makerPrivileges: new Set(makerPrivileges), status: statusOfCode(row, now) };
}

interface CodeUse {
  readonly codeId: string;
  readonly userAgent: string;
  readonly now: string;
}

/** Uses a code once; false if somebody else took the last use or revoked it in the meantime. */
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

/** Revokes those of the codes that are valid and of people whom the caller may see; returns them. */
export async function revokeCodes(tx: Tx, caller: Caller, ids: readonly string[], now: string) {
  return tx
    .updateTable('qrCodes')
    .set({ revokedAt: now })
    .where('id', 'in', [...new Set(ids)])
    .where('revokedAt', 'is', null)
    .where('userId', 'in', seenBy(tx, caller))
    .returning(['id', 'userId'])
    .execute();
}
