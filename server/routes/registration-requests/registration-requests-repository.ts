// Registration requests, with what prevents approving them.
import { sql } from 'kysely';
import type { LetterState, RegistrationRequest } from '#contract/calls/registration-requests.ts';
import type { Gender } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { freeLogins } from './free-logins.ts';
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

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** Rows of `selectRequests` as the API shows them; a closed request's login and email are never taken. */
export async function toRequests(db: Db | Tx, rows: readonly RequestRow[]): Promise<RegistrationRequest[]> {
  const pending = rows.filter((row) => row.status === 'PENDING');
  const taken = await db
    .selectFrom('users')
    .select(['loginKey', 'emailKey'])
    .where((eb) =>
      eb.or([
        eb(
          'loginKey',
          'in',
          pending.map((row) => row.loginKey),
        ),
        eb(
          'emailKey',
          'in',
          pending.map((row) => row.emailKey),
        ),
      ]),
    )
    .execute();
  const logins = new Set(taken.map((user) => user.loginKey));
  const emails = new Set(taken.map((user) => user.emailKey));
  const takenLogins = pending.filter(({ loginKey }) => logins.has(loginKey)).map(({ login }) => login);
  const free = await freeLogins(db, takenLogins);
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
    freeLogin: (row.status === 'PENDING' && logins.has(loginKey) && free.get(row.login)) || null,
    emailTaken: row.status === 'PENDING' && emails.has(emailKey),
  }));
}

export async function findRequest(db: Db | Tx, id: string): Promise<RegistrationRequest | undefined> {
  const row = await selectRequests(db).where('registrationRequests.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : (await toRequests(db, [row]))[0];
}

/** A request as it stands after a change; throws NOT_FOUND if it does not exist. */
export async function storedRequest(tx: Tx, id: string): Promise<RegistrationRequest> {
  return orNotFound(await findRequest(tx, id));
}

/** Locks and reads a pending request; throws CONFLICT with the request if it has been decided. */
export async function lockPending(tx: Tx, id: string): Promise<RegistrationRequest> {
  await tx.selectFrom('registrationRequests').select('id').where('id', '=', id).forUpdate().execute();
  const request = await storedRequest(tx, id);
  if (request.status !== 'PENDING') throw new ApiFault('CONFLICT', { current: request });
  return request;
}

/** The hash of the password that the person chose, which is kept until the decision. */
export async function passwordHashOf(tx: Tx, id: string): Promise<string> {
  const { passwordHash } = await tx
    .selectFrom('registrationRequests')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return passwordHash;
}

interface RequestFields {
  readonly name: string;
  readonly surname: string;
  readonly lastname: string;
  readonly login: string;
  readonly email: string;
  readonly gender: Gender;
}

interface NewRequest extends RequestFields {
  readonly passwordHash: string;
  readonly defaultLang: Language;
  readonly groupId: string | null;
}

/** Stores a pending request; login and email may be taken. */
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

/** The group's id if a person may choose it when registering, else null, never an error. */
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

/** An undefined `groupId` keeps the group. */
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

/** Closes a request and removes the password hash, which the new person has now. */
export async function closeRequest(tx: Tx, id: string, review: Review, now: string): Promise<void> {
  await tx
    .updateTable('registrationRequests')
    .set({ ...review, passwordHash: '', reviewedAt: now, version: nextVersion })
    .where('id', '=', id)
    .execute();
}
