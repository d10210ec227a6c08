// The overview of a teacher or an administrator: what was begun and passed, day by day.
import { sql } from 'kysely';
import { MAX_OVERVIEW_ATTEMPTS, type Overview } from '#contract/entities/overview.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { idsOfTaughtGroups } from '#server/repositories/people-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { areLearners, learnt, type Taught } from './learners-repository.ts';
import { dateAt, overviewDays, type OverviewDays } from './overview-days.ts';

const MAX_IN_PROGRESS = 1000;
/** `2026-03-01T10:05`: no zone is off by parts of a minute. */
const TO_THE_MINUTE = 16;

const numberWhere = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`;

/** The latest MAX_OVERVIEW_ATTEMPTS of those days. */
const latest = (db: Db, taught: Taught, { from }: OverviewDays) =>
  learnt(db, taught)
    .where('attempts.startedAt', '>=', from)
    .orderBy('attempts.startedAt', 'desc')
    .limit(MAX_OVERVIEW_ATTEMPTS)
    .select(['attempts.startedAt', 'attempts.userId', 'attempts.status', 'attempts.passed']);

async function countDays(db: Db, taught: Taught, asked: OverviewDays) {
  const { dates, timeZone } = asked;
  const rows = await db
    .selectFrom(latest(db, taught, asked).as('found'))
    .select((eb) => [
      sql<string>`substr(${eb.ref('found.startedAt')}, 1, ${sql.lit(TO_THE_MINUTE)})`.as('minute'),
      eb.fn.countAll<number>().as('begun'),
      numberWhere(sql`${eb.ref('found.status')} = 'REVIEWED'`).as('marked'),
      numberWhere(sql`${eb.ref('found.status')} = 'REVIEWED' and ${eb.ref('found.passed')}`).as('passed'),
    ])
    .groupBy('minute')
    .execute();
  const days = new Map(dates.map((date) => [date, { date, begun: 0, marked: 0, passed: 0 }]));
  for (const row of rows) {
    const counted = days.get(dateAt(timeZone, `${row.minute}:00Z`));
    if (counted === undefined) continue;
    for (const name of ['begun', 'marked', 'passed'] as const) counted[name] += Number(row[name]);
  }
  return {
    days: [...days.values()],
    isCut: rows.reduce((sum, { begun }) => sum + Number(begun), 0) >= MAX_OVERVIEW_ATTEMPTS,
  };
}

/** Learners who began one of them in the latter half of the days. */
async function countPeople(db: Db, taught: Taught, asked: OverviewDays): Promise<number> {
  const { people } = await db
    .selectFrom(latest(db, taught, asked).as('found'))
    .innerJoin('users', 'users.id', 'found.userId')
    .where('found.startedAt', '>=', asked.lateFrom)
    .where(areLearners(taught))
    .select((eb) => eb.fn.count<number>('users.id').distinct().as('people'))
    .executeTakeFirstOrThrow();
  return Number(people);
}

async function countLearners(db: Db, taught: Taught): Promise<number> {
  const { learners } = await db
    .selectFrom('users')
    .where(areLearners(taught))
    .select((eb) => eb.fn.countAll<number>().as('learners'))
    .executeTakeFirstOrThrow();
  return Number(learners);
}

/** The condition with CLOSING is that of an index; as literals, as a planner takes it for that only then. */
async function countInProgress(db: Db, taught: Taught): Promise<number> {
  const rows = await learnt(db, taught)
    .where('attempts.status', 'in', sql<'IN_PROGRESS'>`('IN_PROGRESS', 'CLOSING')`)
    .where('attempts.status', '=', 'IN_PROGRESS')
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
  const taught = { person, groupIds: await idsOfTaughtGroups(db, person) };
  const asked = await overviewDays(db, now);
  return {
    ...(await countDays(db, taught, asked)),
    people: await countPeople(db, taught, asked),
    learners: await countLearners(db, taught),
    inProgress: await countInProgress(db, taught),
  };
}
