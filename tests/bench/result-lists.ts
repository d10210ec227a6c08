// Lists among a million results: the first hundred pages of every order and filter, for each kind of reader.
import type { ResultFilter } from '#contract/calls/results.ts';
import { BUILT_IN_PRIVILEGES } from '#contract/privileges.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { countResults } from '#server/routes/completed-work/results/result-counts.ts';
import { pageOfResults } from '#server/routes/completed-work/results/results-page.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryEngine } from './engines.ts';
import { groupIdOf, personIdOf } from './many-people.ts';
import { addManyResults, MANY_RESULTS } from './many-results.ts';

const ALLOWED_MS = 50;
const TRIES = 40;
const FIRST_PAGES = 100;

function personOf(id: string, role: keyof typeof BUILT_IN_PRIVILEGES): Person {
  const privileges = new Set(BUILT_IN_PRIVILEGES[role]);
  const login = { login: id, fullName: id, groupId: null, sessionId: '', roleName: role, demo: false };
  return { id, ...login, privileges };
}

const EVERYTHING: ResultFilter = {
  workIds: [],
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
async function measured({ db }: Storage, kind: Kind): Promise<number> {
  const { person, sort, search } = kind;
  const filter = { ...EVERYTHING, ...kind.filter };
  const times: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const page = (number * 37) % FIRST_PAGES;
    const query = { page, size: 20, sort, ...(search === undefined ? {} : { search }) };
    const startedMs = performance.now();
    await pageOfResults(db, person, { filter, query }, '2026-01-01T00:00:00.000Z');
    times.push(performance.now() - startedMs);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TRIES * 0.95)] ?? 0;
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
      value: await measured(storage, kind),
      unit: 'ms',
      limit: { kind: 'atMost', value: ALLOWED_MS },
    });
  }
  return figures;
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const resultLists: Bench = { name: 'results', run: () => onEveryEngine(figuresOf) };
