// Figures of a course: put together of what is kept of its works, as there may be hundreds of thousands of attempts.
import type { PeopleStatistics, RuleFigures, WorkOfPeople } from '#contract/entities/people-statistics.ts';
import { MIN_TOLD_PEOPLE, type KeptFigures } from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { makesContent } from '#server/repositories/learning-access.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { countedAttempts, visibleAttempts } from '#server/repositories/result-visibility.ts';
import { grouped } from '#server/statistics/figures/grouped.ts';
import { byMean } from '#server/statistics/figures/people-figures.ts';
import type { Db } from '#server/storage/schema.ts';
import type { FirstFigures } from '#server/storage/tables/statistics.ts';
import type { AskedPeople } from './people-repository.ts';
import { seesEverybody } from './statistics-repository.ts';
import { groupRows } from './group-rows-repository.ts';
import { isDue } from './is-due.ts';
import { sumOf } from './sum-of.ts';
import { toldWorks } from './told-works.ts';

const SPREAD_STEPS = 20;

/** A course that the caller makes, or of which they see a result. */
function findCourse(db: Db, person: Person, id: string) {
  const found = db
    .selectFrom('courses')
    .where('courses.id', '=', id)
    .where('courses.archivedAt', 'is', null)
    .select(['courses.id', 'courses.title']);
  if (makesContent(person) || seesAllPeople(person)) return found.executeTakeFirst();
  return found
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('attempts')
          .where('attempts.courseId', '=', id)
          .where(visibleAttempts(db, person))
          .select('attempts.id'),
      ),
    )
    .executeTakeFirst();
}

function keptOf(db: Db, person: Person, courseId: string) {
  return toldWorks(db, person)
    .innerJoin('keptFigures', 'keptFigures.workId', 'works.id')
    .where('works.courseId', '=', courseId)
    .where('keptFigures.executionKey', '=', '')
    .where('keptFigures.revision', '=', 0);
}

async function modesOf(db: Db, person: Person, courseId: string) {
  const rows = await keptOf(db, person, courseId)
    .where('keptFigures.choice', '=', 'FIRST')
    .select((eb) => ['keptFigures.mode', eb.fn.sum<number>('keptFigures.attempts').as('count')])
    .groupBy('keptFigures.mode')
    .execute();
  return rows
    .map(({ mode, count }) => ({ mode, count: Number(count) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ mode }) => mode);
}

async function keptRows(db: Db, person: Person, { id, choice, marks }: AskedPeople, mode: WorkMode) {
  const rows = await keptOf(db, person, id)
    .where('keptFigures.choice', '=', choice)
    .where('keptFigures.mode', '=', mode)
    .select(['works.id', 'works.title', 'works.kind', 'keptFigures.attempts', 'keptFigures.people'])
    .select(['keptFigures.passed', 'keptFigures.mean', 'keptFigures.data', 'keptFigures.groups'])
    .select((eb) => eb('keptFigures.asFirstMarked', 'is not', null).as('hasFirstMarks'))
    .$if(marks === 'FIRST', (query) => query.select('keptFigures.asFirstMarked'))
    .orderBy('works.coursePosition')
    .orderBy('works.id')
    .execute();
  return rows.map(({ asFirstMarked: first = null, hasFirstMarks, ...row }) => ({
    ...row,
    ...(first === null ? {} : firstOf(first)),
    hasFirstMarks: Boolean(hasFirstMarks),
  }));
}

/** What is kept beside, in the place of what stands now. */
function firstOf({ figures: data, groups }: FirstFigures) {
  const { attempts, people, passed, test } = data;
  return { attempts, people, passed, mean: test.mean.value, data, groups };
}

type Kept = Awaited<ReturnType<typeof keptRows>>[number];

/** The works of which the caller may be told. */
async function toldRows(db: Db, person: Person, rows: readonly Kept[]): Promise<readonly Kept[]> {
  const told: Kept[] = [];
  for (const row of rows) {
    const { id: workId, people } = row;
    const isFew = people < MIN_TOLD_PEOPLE;
    if (!isFew || (await seesEverybody(db, person, { workId, executionId: null }, people))) told.push(row);
  }
  return told;
}

function workRow({ id, title, kind, attempts, people, passed, mean }: Kept): WorkOfPeople {
  return { id, title, kind, attempts, people, passed, mean, lastAt: null };
}

/** Steps with the same words are one rule; by run and by person they are counted in groups. */
function ruleRows(figures: readonly KeptFigures[]): RuleFigures[] {
  const steps = figures.flatMap(({ practices }) =>
    practices.flatMap(({ taskId, steps: own }) =>
      own.map((step) => ({ ...step, id: `${taskId} ${step.id}` })),
    ),
  );
  return [...grouped(steps, ({ text }) => text.ru).values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const wrong = sumOf(same, ({ late, outOfOrder, missing }) => late + outOfOrder + missing);
      const runs = wrong + sumOf(same, ({ done }) => done);
      const { id, text } = first;
      return [{ id, text, runs, wrong, byRun: [], states: null, attemptId: null }];
    })
    .toSorted((a, b) => b.wrong / b.runs - a.wrong / a.runs || (a.id < b.id ? -1 : 1));
}

async function waitingOf(db: Db, person: Person, courseId: string, mode: WorkMode): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .where('attempts.courseId', '=', courseId)
    .where(visibleAttempts(db, person))
    .where(countedAttempts)
    .where('attempts.mode', '=', mode)
    .where('attempts.status', 'in', ['SUBMITTED', 'EXPIRED', 'MARKING', 'REVIEW_PENDING'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The figures of a course.
 * @throws NOT_FOUND for a course that the caller does not make and sees no result of
 */
export async function courseStatistics(
  db: Db,
  person: Person,
  asked: AskedPeople,
): Promise<PeopleStatistics> {
  const course = await findCourse(db, person, asked.id);
  if (course === undefined) throw new ApiFault('NOT_FOUND');
  const modes = await modesOf(db, person, asked.id);
  const mode = asked.mode ?? modes[0] ?? 'CONTROL';
  const rows = await keptRows(db, person, asked, mode);
  const told = await toldRows(db, person, rows);
  const attempts = sumOf(told, (row) => row.attempts);
  return {
    subject: { kind: 'COURSE', ...course },
    mode,
    modes: workModeSchema.options.filter((one) => modes.includes(one)),
    choice: asked.choice,
    marks: asked.marks,
    hasFirstMarks: told.some((row) => row.hasFirstMarks),
    isDue: await isDue(
      db,
      rows.map((row) => row.id),
    ),
    attempts,
    passed: sumOf(told, ({ passed }) => passed),
    mean: attempts === 0 ? null : sumOf(told, (row) => (row.mean ?? 0) * row.attempts) / attempts,
    waiting: await waitingOf(db, person, asked.id, mode),
    isCapped: told.some(({ data }) => data.isCapped),
    isWithheld: told.length < rows.length,
    spread: Array.from({ length: SPREAD_STEPS }, (_, at) => sumOf(told, ({ data }) => data.spread[at] ?? 0)),
    works: told.map(workRow).toSorted(byMean),
    persons: [],
    groups: [
      ...(await groupRows(
        db,
        person,
        told.flatMap((row) => row.groups),
      )),
    ],
    rules: ruleRows(told.map(({ data }) => data)),
  };
}
