// The state of technical works as different readers see it, and its history.
import { sql } from 'kysely';
import type {
  TechnicalWorks,
  TechnicalWorksChange,
  TechnicalWorksDetails,
} from '#contract/calls/technical-works.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { runningAttemptsOf } from '#server/repositories/running-attempts.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import {
  readTechnicalWorks,
  statusAt,
  type TechnicalWorksRow,
} from '#server/repositories/technical-works.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countUnpacked } from '#server/routes/completed-work/packing/packed-repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { AUDIT_WORDS, type StoredWorks } from './store-technical-works.ts';

const CONTACT_MS = 10 * 60_000;
const SESSION_MS = 20 * 60_000;

const before = (now: string, ms: number): string => new Date(Date.parse(now) - ms).toISOString();

/** The state without times that are past. */
function shown(row: TechnicalWorksRow, now: string) {
  const status = statusAt(row, now);
  const isOff = status === 'INACTIVE';
  return {
    status,
    excludedUserIds: [...row.excludedUserIds],
    message: row.message,
    startsAt: isOff ? null : row.startsAt,
    endsAt: isOff ? null : row.endsAt,
  };
}

/** What everybody may know; of the list of excluded people only the person's own entry. */
export async function publicWorks(db: Db, person: Person | undefined, now: string): Promise<TechnicalWorks> {
  const works = shown(await readTechnicalWorks(db), now);
  const seesAll = person?.privileges.has('TECHNICAL_WORKS') === true;
  const ownAttempts =
    person === undefined || works.status !== 'ACTIVE' ? [] : await runningAttemptsOf(db, person);
  return {
    ...works,
    excludedUserIds: seesAll
      ? works.excludedUserIds
      : works.excludedUserIds.filter((id) => id === person?.id),
    ownAttempts,
  };
}

/** Read every few seconds while the page is open, so it uses the indexes of running attempts and sessions. */
async function peopleNow(db: Db, now: string): Promise<TechnicalWorksDetails['people']> {
  const attempts = await db
    .selectFrom('attempts')
    .select((eb) => [
      eb.fn.count<number>('userId').distinct().as('inAttempts'),
      eb.fn.count<number>('executionId').as('inControl'),
    ])
    // Literals, so that both engines recognise their partial index of running attempts.
    .where(sql<boolean>`status in ('IN_PROGRESS', 'CLOSING')`)
    .where('lastContactAt', '>', before(now, CONTACT_MS))
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select((eb) => eb.fn.count<number>('userId').distinct().as('signedIn'))
    .where('lastUsedAt', '>', before(now, SESSION_MS))
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    inAttempts: Number(attempts.inAttempts),
    inControl: Number(attempts.inControl),
    signedIn: Number(sessions.signedIn),
  };
}

function fullName({ surname, name, lastName }: { surname: string; name: string; lastName: string }): string {
  return [surname, name, lastName].filter((part) => part !== '').join(' ');
}

async function excludedPeople(db: Db, ids: readonly string[]): Promise<TechnicalWorksDetails['excluded']> {
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('users')
    .select(['id', 'login', 'surname', 'name', 'lastName'])
    .where('id', 'in', [...ids])
    .orderBy('surnameKey')
    .execute();
  return people.map((person) => ({ id: person.id, name: fullName(person), login: person.login }));
}

async function nameOf(db: Db, id: string | null): Promise<string> {
  if (id === null) return '';
  const person = await db
    .selectFrom('users')
    .select(['surname', 'name', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst();
  return person === undefined ? '' : fullName(person);
}

/** Everything, for the page on which technical works are changed. */
export async function worksDetails(db: Db, now: string): Promise<TechnicalWorksDetails> {
  const row = await readTechnicalWorks(db);
  const works = shown(row, now);
  return {
    ...works,
    ownAttempts: [],
    endsItself: works.status !== 'INACTIVE' && row.endsItself,
    excluded: await excludedPeople(db, row.excludedUserIds),
    changedBy: await nameOf(db, row.changedBy),
    changedAt: row.changedAt,
    version: row.version,
    people: await peopleNow(db, now),
    attemptsToPack: await countUnpacked(db, now),
  };
}

const whatOf: ReadonlyMap<string, TechnicalWorksChange['what']> = new Map([
  ...Object.entries(AUDIT_WORDS).map(([what, word]) => [word, what as TechnicalWorksChange['what']] as const),
  // Entries from before each change had an act of its own.
  ['technical-works', 'CHANGED'] as const,
]);

const noMessage = inEveryLanguage(() => '');

interface ChangeRow {
  readonly id: string;
  readonly at: string;
  readonly personName: string;
  readonly what: string;
  readonly after: unknown;
}

function toChange(row: ChangeRow): TechnicalWorksChange {
  // Safe: written by this server, in one of its shapes over time.
  const after = (row.after ?? {}) as Partial<StoredWorks>;
  return {
    id: row.id,
    at: row.at,
    personName: row.personName,
    what: whatOf.get(row.what) ?? 'CHANGED',
    startsAt: after.startsAt ?? null,
    endsAt: after.endsAt ?? null,
    excludedCount: after.excludedUserIds?.length ?? 0,
    message: { ...noMessage, ...after.message },
  };
}

/** The history, newest first. */
export function worksChanges(db: Db, request: PageRequest) {
  const rows = db
    .selectFrom('auditLog')
    .select(['id', 'at', 'personName', 'what', 'after'])
    .where('subjectType', '=', 'technical-works');
  return pageOfRows(rows, request, { at: 'at' }, (found) => found.map(toChange));
}
