/** QR sign-in codes: stored as hashes, each for one person. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { userQrSchema } from '#contract/calls/users.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

export type UserQr = z.infer<typeof userQrSchema>;
const codeBits = 128;

/** Codes with the names of their people; add conditions, then `toUserQr`. */
export function selectCodes(db: Db | Tx) {
  return db
    .selectFrom('qrCodes')
    .innerJoin('users', 'users.id', 'qrCodes.userId')
    .select([
      'qrCodes.id',
      'qrCodes.userId',
      'qrCodes.expiresAt',
      'qrCodes.usesLeft',
      'qrCodes.revokedAt',
      'qrCodes.dateCreating',
      'users.surname',
      'users.name',
      'users.lastName',
    ]);
}

type CodeRow = Awaited<ReturnType<ReturnType<typeof selectCodes>['execute']>>[number];

/** A row of `selectCodes` as the API shows it. */
export function toUserQr(row: CodeRow): UserQr {
  return {
    id: row.id,
    userId: row.userId,
    userName: [row.surname, row.name, row.lastName].filter((part) => part !== '').join(' '),
    expiresAt: row.expiresAt,
    usesLeft: row.usesLeft,
    revoked: row.revokedAt !== null,
    dateCreating: row.dateCreating,
  };
}

export interface CodeTerms {
  readonly expiresAt: string;
  readonly usesLeft: number | null;
  readonly createdBy: string;
}

/** Makes a code for a person and revokes those made before: printing again makes new ones. */
export async function insertCode(
  tx: Tx,
  userId: string,
  terms: CodeTerms,
  now: string,
): Promise<{ readonly id: string; readonly code: string }> {
  await tx
    .updateTable('qrCodes')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
  const id = newId();
  const code = newSecret(codeBits);
  await tx
    .insertInto('qrCodes')
    .values({ id, userId, codeHash: hashSecret(code), ...terms, revokedAt: null, dateCreating: now })
    .execute();
  return { id, code };
}

/** Whom a code signs in; undefined when it is unknown. `good` says whether it may still be used. */
export async function findCode(db: Db | Tx, code: string, now: string) {
  const row = await db
    .selectFrom('qrCodes')
    .select(['id', 'userId', 'expiresAt', 'usesLeft', 'revokedAt'])
    .where('codeHash', '=', hashSecret(code))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const good = row.revokedAt === null && row.expiresAt > now && row.usesLeft !== 0;
  return { id: row.id, userId: row.userId, good };
}

/** Takes one use of a code; false when somebody else took the last one or revoked it in the meantime. */
export async function takeUse(tx: Tx, codeId: string): Promise<boolean> {
  const result = await tx
    .updateTable('qrCodes')
    .set({ usesLeft: sql<number | null>`${sql.ref('usesLeft')} - 1` })
    .where('id', '=', codeId)
    .where('revokedAt', 'is', null)
    .where((eb) => eb.or([eb('usesLeft', 'is', null), eb('usesLeft', '>', 0)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
