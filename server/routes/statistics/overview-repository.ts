// The overview of a teacher or an administrator: what was begun and passed, day by day.
import { sql } from 'kysely';
import { MAX_OVERVIEW_ATTEMPTS, OVERVIEW_DAYS, type Overview } from '#contract/entities/overview.ts';
import { startOfDay, wallTimeOf } from '#contract/wall-time.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { idsOfTaughtGroups } from '#server/repositories/people-visibility.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import type { Db } from '#server/storage/schema.ts';
import { learnersOf } from './learners-repository.ts';

const MAX_IN_PROGRESS = 1000;
/** `2026-03-01T10:05`: no zone is off by parts of a minute. */
const TO_THE_MINUTE = 16;

/** The days of the overview, the earliest first, and today's last. */
function datesUntil(timeZone: string, now: string): readonly string[] {
  const { year, month, day } = wallTimeOf(timeZone, Date.parse(now));
  return Array.from({ length: 2 * OVERVIEW_DAYS }, (_, at) =>
    new Date(Date.UTC(year, month - 1, day - 2 * OVERVIEW_DAYS + 1 + at)).toISOString().slice(0, 10),
  );
}

/** The latest attempts that the caller may see, from `since`. */
async function latest(db: Db, person: Person, since: string) {
  const taught = await idsOfTaughtGroups(db, person);
  return db
    .selectFrom('attempts')
    .where(taughtAttempts(db, person, taught))
    .where('attempts.origin', '!=', 'TRIAL')
    .where('attempts.startedAt', '>=', since)
    .orderBy('attempts.startedAt', 'desc')
    .limit(MAX_OVERVIEW_ATTEMPTS)
    .select(['attempts.startedAt', 'attempts.userId', 'attempts.status', 'attempts.passed']);
}
type Latest = Awaited<ReturnType<typeof latest>>;

const numberWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`;

async function countDays(db: Db, found: Latest, starts: readonly string[], timeZone: string) {
  const rows = await db
    .selectFrom(found.as('found'))
    .select((eb) => [
      sql<string>`substr(${eb.ref('found.startedAt')}, 1, ${sql.lit(TO_THE_MINUTE)})`.as('minute'),
      eb.fn.countAll<number>().as('begun'),
      numberWhere(sql`${eb.ref('found.status')} = 'REVIEWED'`).as('marked'),
      numberWhere(sql`${eb.ref('found.status')} = 'REVIEWED' and ${eb.ref('found.passed')}`).as('passed'),
    ])
    .groupBy('minute')
    .execute();
  const days = new Map(starts.map((date) => [date, { date, begun: 0, marked: 0, passed: 0 }]));
  for (const row of rows) {
    const { year, month, day } = wallTimeOf(timeZone, Date.parse(`${row.minute}:00Z`));
    const counted = days.get(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
    if (counted === undefined) continue;
    for (const name of ['begun', 'marked', 'passed'] as const) counted[name] += Number(row[name]);
  }
  return [...days.values()];
}

async function countPeople(db: Db, found: Latest, since: string): Promise<number> {
  const { people } = await db
    .selectFrom(found.as('found'))
    .where('found.startedAt', '>=', since)
    .select((eb) => eb.fn.count<number>('found.userId').distinct().as('people'))
    .executeTakeFirstOrThrow();
  return Number(people);
}

async function countLearners(db: Db, person: Person): Promise<number> {
  const taught = await idsOfTaughtGroups(db, person);
  const { learners } = await learnersOf(db, person, taught)
    .select((eb) => eb.fn.countAll<number>().as('learners'))
    .executeTakeFirstOrThrow();
  return Number(learners);
}

async function countInProgress(db: Db, person: Person): Promise<number> {
  const taught = await idsOfTaughtGroups(db, person);
  const rows = await db
    .selectFrom('attempts')
    .where('attempts.status', '=', 'IN_PROGRESS')
    .where('attempts.origin', '!=', 'TRIAL')
    .where(taughtAttempts(db, person, taught))
    .select('attempts.id')
    .limit(MAX_IN_PROGRESS)
    .execute();
  return rows.length;
}

/**
 * What those whose results a person may see began of late.
 * @param now ISO 8601; days are those of the site's time zone
 */
export async function readOverview(db: Db, person: Person, now: string): Promise<Overview> {
  const { timeZone } = await readSiteSettings(db);
  const dates = datesUntil(timeZone, now);
  const startOf = (at: number): string =>
    new Date(startOfDay(timeZone, dates[at] ?? now.slice(0, 10))).toISOString();
  const found = await latest(db, person, startOf(0));
  const days = await countDays(db, found, dates, timeZone);
  return {
    days,
    people: await countPeople(db, found, startOf(OVERVIEW_DAYS)),
    learners: await countLearners(db, person),
    inProgress: await countInProgress(db, person),
    isCut: days.reduce((sum, { begun }) => sum + begun, 0) >= MAX_OVERVIEW_ATTEMPTS,
  };
}
