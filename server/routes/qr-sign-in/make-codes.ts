// Makes sign-in codes for people: for all of them or for none.
import type { Language } from '#contract/languages.ts';
import { isAdminAccess, peopleWithRoles } from '#server/auth/admins.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { auditMany } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { visibleUsers } from '#server/repositories/people-visibility.ts';
import { refuseAbovePrivileges } from '#server/routes/users/privilege-limits.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';

const CODE_BITS = 128;
const DAY_MS = 24 * 3_600_000;
/** Well below what one statement of either engine can hold. */
const ROWS_AT_ONCE = 100;
const NAMES_TOLD = 10;

interface WantedCodes {
  readonly userIds: readonly string[];
  readonly validDays: number;
  /** Any number of uses when left out. */
  readonly uses?: number | undefined;
}

interface CodeOwner {
  readonly id: string;
  readonly login: string;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly groupName: string | null;
  readonly defaultLang: Language;
}

/** A code in plain text, for the response or the printed sheet; it is not stored anywhere. */
export interface MadeCode {
  readonly id: string;
  readonly code: string;
  readonly owner: CodeOwner;
}

/** The people in the order asked for; throws if one does not exist, is not active, or may not be seen. */
async function ownersOf(tx: Tx, person: Person, ids: readonly string[]): Promise<readonly CodeOwner[]> {
  const rows: readonly CodeOwner[] = await tx
    .selectFrom('users')
    .leftJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.login', 'users.surname', 'users.name', 'users.lastName', 'users.defaultLang'])
    .select('groups.name as groupName')
    .where('users.id', 'in', [...ids])
    .where('users.active', '=', true)
    .where((eb) => visibleUsers(tx, person)(eb as never))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const owners = ids.map((id) => byId.get(id)).filter((owner) => owner !== undefined);
  if (owners.length < ids.length) throw new ApiFault('NOT_FOUND');
  return owners;
}

/** An admin signs in by password only; the refusal names the admins among the people. */
async function refuseAdmins(tx: Tx, owners: readonly CodeOwner[]): Promise<void> {
  const ids = owners.map(({ id }) => id);
  const adminIds = await peopleWithRoles(tx, ids, isAdminAccess);
  const names = owners.filter(({ id }) => adminIds.has(id)).map(({ surname, name }) => `${surname} ${name}`);
  if (names.length === 0) return;
  const more = names.length > NAMES_TOLD ? ', …' : '';
  throw new ApiFault('FORBIDDEN', {
    message: 'QR_FOR_ADMIN',
    params: { names: names.slice(0, NAMES_TOLD).join(', ') + more },
  });
}

/**
 * Makes a code for each person and revokes their earlier ones. Throws NOT_FOUND, FORBIDDEN for admins, CONFLICT
 * for people with rights that the caller lacks: a code is as good as their password.
 */
export async function makeCodes(
  tx: Tx,
  wanted: WantedCodes,
  person: Person,
  now: string,
): Promise<{ readonly codes: readonly MadeCode[]; readonly expiresAt: string }> {
  const owners = await ownersOf(tx, person, [...new Set(wanted.userIds)]);
  await refuseAdmins(tx, owners);
  await refuseAbovePrivileges(tx, person, owners);
  const expiresAt = new Date(Date.parse(now) + wanted.validDays * DAY_MS).toISOString();
  const usesLeft = wanted.uses ?? null;
  const codes = owners.map((owner) => ({ id: newId(), code: newSecret(CODE_BITS), owner }));
  const makerPrivileges = json([...person.privileges]);
  const terms = {
    expiresAt,
    usesLeft,
    createdBy: person.id,
    makerPrivileges,
    revokedAt: null,
    dateCreating: now,
  };
  for (let from = 0; from < codes.length; from += ROWS_AT_ONCE) {
    const part = codes.slice(from, from + ROWS_AT_ONCE);
    await tx
      .updateTable('qrCodes')
      .set({ revokedAt: now })
      .where(
        'userId',
        'in',
        part.map(({ owner }) => owner.id),
      )
      .where('revokedAt', 'is', null)
      .execute();
    const unused = { lastUsedAt: '', lastUserAgent: '', useCount: 0 } as const;
    await tx
      .insertInto('qrCodes')
      .values(
        part.map(({ id, code, owner }) => ({
          id,
          userId: owner.id,
          codeHash: hashSecret(code),
          ...terms,
          ...unused,
        })),
      )
      .execute();
  }
  const entries = codes.map(({ id, owner }) => ({
    subject: { type: 'user', id: owner.id, name: fullNameOf(owner) } as const,
    before: null,
    after: { id, expiresAt, usesLeft },
  }));
  await auditMany(tx, person, 'qr.create', entries);
  return { codes, expiresAt };
}
