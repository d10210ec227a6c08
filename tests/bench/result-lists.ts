// Lists among a million results: the first hundred pages of every order and filter, for each kind of reader.
import type { ResultFilter } from '#contract/calls/results.ts';
import { LEARNER_ACTIVITIES } from '#contract/entities/learner-row.ts';
import { BUILT_IN_PRIVILEGES } from '#contract/privileges.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countResults } from '#server/routes/completed-work/results/result-counts.ts';
import { pageOfResults } from '#server/routes/completed-work/results/results-page.ts';
import { pageOfLearners } from '#server/routes/statistics/learners-repository.ts';
import { readOverview } from '#server/routes/statistics/overview-repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryEngine } from './engines.ts';
import { groupIdOf, personIdOf } from './many-people.ts';
import { addManyResults, MANY_RESULTS } from './many-results.ts';

const ALLOWED_MS = 50;
/** A page of figures opens in this time; it is read once a minute at the most. */
const ALLOWED_OVERVIEW_MS = 300;
const TRIES = 40;
const FIRST_PAGES = 100;

function personOf(id: string, role: keyof typeof BUILT_IN_PRIVILEGES): Person {
  const privileges = new Set(BUILT_IN_PRIVILEGES[role]);
  const login = { login: id, fullName: id, groupId: null, sessionId: '', roleName: role, demo: false };
  return { id, ...login, privileges };
}

const EVERYTHING: ResultFilter = {
  workIds: [],
  courseIds: [],
  groupIds: [],
  studentIds: [],
  workTypes: [],
  executionIds: [],
  statuses: [],
  passed: null,
  startedFrom: null,
  startedTo: null,
  own: false,
};

interface Kind {
  readonly what: string;
  readonly person: Person;
  readonly sort: string;
  readonly filter?: Partial<ResultFilter>;
  readonly search?: string;
}

function kindsOf(workIds: readonly string[], teacher: Person): readonly Kind[] {
  const admin = personOf(personIdOf(1), 'ROLE_ADMIN');
  const student = personOf(personIdOf(31), 'ROLE_STUDENT');
  const workId = workIds[7] ?? '';
  const sorts = ['startedAt,desc', 'submittedAt,desc', 'mark,desc', 'mark,asc', 'name,asc'];
  return [
    ...sorts.map((sort): Kind => ({ what: `all by ${sort}`, person: admin, sort })),
    ...sorts.map((sort): Kind => ({ what: `taught groups by ${sort}`, person: teacher, sort })),
    { what: 'all of a work', person: admin, sort: 'startedAt,desc', filter: { workIds: [workId] } },
    { what: 'all of a work by mark', person: admin, sort: 'mark,desc', filter: { workIds: [workId] } },
    { what: 'all of a group', person: admin, sort: 'mark,desc', filter: { groupIds: [groupIdOf(3)] } },
    { what: 'all of a student', person: admin, sort: 'name,asc', filter: { studentIds: [personIdOf(31)] } },
    { what: 'all that passed', person: admin, sort: 'startedAt,desc', filter: { passed: true } },
    {
      what: 'all that wait',
      person: admin,
      sort: 'startedAt,desc',
      filter: { statuses: ['REVIEW_PENDING'] },
    },
    { what: 'all of a mode', person: admin, sort: 'name,asc', filter: { workTypes: ['CONTROL'] } },
    { what: 'all, a common name', person: admin, sort: 'startedAt,desc', search: 'фамилия1' },
    { what: 'all, one name', person: admin, sort: 'startedAt,desc', search: 'фамилия4321' },
    { what: 'all, no such name', person: admin, sort: 'startedAt,desc', search: 'никого' },
    { what: 'taught groups, a name', person: teacher, sort: 'startedAt,desc', search: 'фамилия1' },
    { what: 'one’s own', person: student, sort: 'startedAt,desc', filter: { own: true } },
  ];
}

/** The time in ms that 95 of 100 pages stay under. */
async function measured(read: (page: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const startedMs = performance.now();
    await read((number * 37) % FIRST_PAGES);
    times.push(performance.now() - startedMs);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TRIES * 0.95)] ?? 0;
}

function readResults({ db }: Storage, { person, sort, search, filter }: Kind) {
  return (page: number) => {
    const query = { page, size: 20, sort, ...(search === undefined ? {} : { search }) };
    return pageOfResults(
      db,
      person,
      { filter: { ...EVERYTHING, ...filter }, query },
      '2026-01-01T00:00:00.000Z',
    );
  };
}

/** A day on which the last weeks are full of results. */
const BUSY_DAY = '2025-12-20T10:00:00.000Z';

/** What the cabinet and the list of learners ask for. */
async function overviewFigures({ db, engine }: Storage, people: Readonly<Record<string, Person>>) {
  const figures: Figure[] = [];
  const add = async (what: string, read: (page: number) => Promise<unknown>): Promise<void> => {
    const limit = { kind: 'atMost', value: ALLOWED_OVERVIEW_MS } as const;
    figures.push({ what: `${engine}: ${what}, p95`, value: await measured(read), unit: 'ms', limit });
  };
  for (const [who, person] of Object.entries(people)) {
    await add(`overview of ${who}`, () => readOverview(db, person, BUSY_DAY));
    for (const activity of [undefined, ...LEARNER_ACTIVITIES])
      await add(`learners of ${who}, ${activity ?? 'all'}`, (page) =>
        pageOfLearners(db, person, { page, size: 20, sort: 'name,asc', activity }, BUSY_DAY),
      );
  }
  return figures;
}

async function figuresOf(storage: Storage): Promise<readonly Figure[]> {
  await runMigrations(storage);
  const startedMs = performance.now();
  const workIds = await addManyResults(storage, (count) => {
    process.stdout.write(`  ${storage.engine}: ${count} results\r`);
  });
  await countResults(storage, Date.now());
  const teacher = personOf(personIdOf(2), 'ROLE_TEACHER');
  await storage.write(async (tx) => {
    for (let group = 0; group < 5; group += 1) {
      await tx
        .insertInto('groupTeachers')
        .values({ groupId: groupIdOf(group * 11), userId: teacher.id })
        .execute();
    }
  });
  const seconds = (performance.now() - startedMs) / 1000;
  const figures: Figure[] = [
    { what: `${storage.engine}: filling in ${MANY_RESULTS.attempts} results`, value: seconds, unit: 's' },
  ];
  for (const kind of kindsOf(workIds, teacher)) {
    figures.push({
      what: `${storage.engine}: ${kind.what}, p95`,
      value: await measured(readResults(storage, kind)),
      unit: 'ms',
      limit: { kind: 'atMost', value: ALLOWED_MS },
    });
  }
  const admin = personOf(personIdOf(1), 'ROLE_ADMIN');
  return [...figures, ...(await overviewFigures(storage, { everybody: admin, 'taught groups': teacher }))];
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const resultLists: Bench = { name: 'results', run: () => onEveryEngine(figuresOf) };
