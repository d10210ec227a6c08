/** Requests to be registered, with what stands in the way of approving them. */
import { sql } from 'kysely';
import type { LetterState, RegistrationRequest } from '#contract/calls/registration-requests.ts';
import type { Gender } from '#contract/entities/user.ts';
import type { Language } from '#contract/texts.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Requests with the name of their group; add conditions, then `toRequests`. */
export function selectRequests(db: Db | Tx) {
  return db
    .selectFrom('registrationRequests')
    .leftJoin('groups', 'groups.id', 'registrationRequests.groupId')
    .leftJoin('users as reviewer', 'reviewer.id', 'registrationRequests.reviewedBy')
    .leftJoin('outbox', (join) =>
      join
        .onRef('outbox.subjectId', '=', 'registrationRequests.id')
        .on('outbox.subjectType', '=', 'registration'),
    )
    .select(['reviewer.surname as reviewerSurname', 'reviewer.name as reviewerName'])
    .select(['outbox.tries', 'outbox.nextTryAt', 'outbox.sentAt', 'outbox.failedAt', 'outbox.error'])
    .select(['registrationRequests.reviewedAt', 'registrationRequests.userId'])
    .select([
      'registrationRequests.id',
      'registrationRequests.status',
      'registrationRequests.createdAt',
      'registrationRequests.name',
      'registrationRequests.surname',
      'registrationRequests.lastname',
      'registrationRequests.login',
      'registrationRequests.loginKey',
      'registrationRequests.email',
      'registrationRequests.emailKey',
      'registrationRequests.gender',
      'registrationRequests.defaultLang',
      'registrationRequests.groupId',
      'registrationRequests.reason',
      'registrationRequests.version',
      'groups.name as groupName',
    ]);
}

interface LetterColumns {
  readonly tries: number | null;
  readonly nextTryAt: string | null;
  readonly sentAt: string | null;
  readonly failedAt: string | null;
  readonly error: string | null;
}

function letterOf({ tries, nextTryAt, sentAt, failedAt, error }: LetterColumns): LetterState | null {
  if (tries === null) return null;
  const state = sentAt !== null ? 'SENT' : failedAt !== null ? 'FAILED' : 'WAITING';
  return { state, tries, nextTryAt, sentAt, error: error ?? '' };
}

function reviewerOf(surname: string | null, name: string | null): string | null {
  return surname === null ? null : [surname, name].filter((part) => part !== '').join(' ');
}

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** Rows of `selectRequests` as the API shows them; what a closed request asked for counts as free. */
export async function toRequests(db: Db | Tx, rows: readonly RequestRow[]): Promise<RegistrationRequest[]> {
  const pending = rows.filter((row) => row.status === 'PENDING');
  const taken = await db
    .selectFrom('users')
    .select(['loginKey', 'emailKey'])
    .where((eb) =>
      eb.or([
        eb('loginKey', 'in', [...pending.map((row) => row.loginKey), '']),
        eb('emailKey', 'in', [...pending.map((row) => row.emailKey), '']),
      ]),
    )
    .execute();
  const logins = new Set(taken.map((user) => user.loginKey));
  const emails = new Set(taken.map((user) => user.emailKey));
  return rows.map(({ groupId, groupName, loginKey, emailKey, ...row }) => ({
    id: row.id,
    status: row.status,
    createdAt: row.createdAt,
    name: row.name,
    surname: row.surname,
    lastname: row.lastname,
    login: row.login,
    email: row.email,
    gender: row.gender,
    defaultLang: row.defaultLang,
    reason: row.reason,
    version: row.version,
    reviewedAt: row.reviewedAt,
    reviewedBy: reviewerOf(row.reviewerSurname, row.reviewerName),
    userId: row.userId,
    letter: letterOf(row),
    group: groupId === null ? null : { id: groupId, name: groupName ?? '' },
    loginTaken: row.status === 'PENDING' && logins.has(loginKey),
    emailTaken: row.status === 'PENDING' && emails.has(emailKey),
  }));
}

export async function findRequest(db: Db | Tx, id: string): Promise<RegistrationRequest | undefined> {
  const row = await selectRequests(db).where('registrationRequests.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : (await toRequests(db, [row]))[0];
}

export interface RequestFields {
  readonly name: string;
  readonly surname: string;
  readonly lastname: string;
  readonly login: string;
  readonly email: string;
  readonly gender: Gender;
}

export interface NewRequest extends RequestFields {
  readonly passwordHash: string;
  readonly defaultLang: Language;
  readonly groupId: string | null;
}

/** Stores a pending request; neither login nor email need be free. */
export async function insertRequest(tx: Tx, request: NewRequest, now: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('registrationRequests')
    .values({
      id,
      status: 'PENDING',
      ...request,
      ...userKeys({ ...request, lastName: request.lastname }),
      reason: '',
      reviewedBy: null,
      reviewedAt: null,
      userId: null,
      createdAt: now,
      version: 1,
    })
    .execute();
  return id;
}

/** The group if one may choose it when registering, else null: the answer of sign-up does not depend on it. */
export async function openGroupId(db: Db | Tx, groupId: string | undefined): Promise<string | null> {
  if (groupId === undefined) return null;
  const group = await db
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where('archivedAt', 'is', null)
    .where('status', '=', 'ACTIVE')
    .where('openForRegistration', '=', true)
    .executeTakeFirst();
  return group?.id ?? null;
}

const nextVersion = sql<number>`${sql.ref('version')} + 1`;

export async function changeRequest(
  tx: Tx,
  id: string,
  fields: RequestFields & { readonly groupId?: string | null | undefined },
): Promise<void> {
  const { groupId, ...rest } = fields;
  await tx
    .updateTable('registrationRequests')
    .set({
      ...rest,
      ...userKeys({ ...rest, lastName: rest.lastname }),
      ...(groupId === undefined ? {} : { groupId }),
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute();
}

export interface Review {
  readonly status: 'APPROVED' | 'REJECTED';
  readonly reason: string;
  readonly reviewedBy: string;
  readonly userId: string | null;
}

/** Closes a request; the hash of the password goes, the person made has it now. */
export async function closeRequest(tx: Tx, id: string, review: Review, now: string): Promise<void> {
  await tx
    .updateTable('registrationRequests')
    .set({ ...review, passwordHash: '', reviewedAt: now, version: nextVersion })
    .where('id', '=', id)
    .execute();
}

/** How many decisions were not told, as their letter was given up. */
export async function countUndelivered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('failedAt', 'is not', null)
    .where('subjectType', '=', 'registration')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many requests there are in each status. */
export async function countByStatus(db: Db): Promise<Record<RegistrationRequest['status'], number>> {
  const rows = await db
    .selectFrom('registrationRequests')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { PENDING: 0, APPROVED: 0, REJECTED: 0 };
  for (const row of rows) counts[row.status] = Number(row.count);
  return counts;
}
