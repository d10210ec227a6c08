// Lists of people among a hundred thousand: the first hundred pages of every order and filter, by the API.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '#contract/calls/all.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import type { Storage } from '#server/storage/storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import type { Bench, Figure } from './bench.ts';
import { onEveryEngine } from './engines.ts';
import { addManyPeople, groupIdOf, personIdOf } from './many-people.ts';

const ALLOWED_MS = 50;
const TRIES = 40;
const FIRST_PAGES = 100;

interface List {
  /** The id of the call: the list is measured if the call exists. */
  readonly call: string;
  readonly address: string;
  readonly by?: 'TEACHER';
}

const USER_SORTS = ['surname,asc', 'surname,desc', 'login,asc', 'email,desc', 'dateCreating,desc'];
const userFilters = [
  `groupId=${groupIdOf(3)}`,
  'groupId=none',
  'role=ROLE_STUDENT',
  'role=ROLE_TEACHER',
  'role=role-admin',
  'active=true',
  'active=false',
  'search=фамилия1',
  'search=l43219',
  'search=никого',
  'search=фамилия1&active=false',
  'search=фамилия1&role=ROLE_TEACHER',
  'search=фамилия1&groupId=none',
];

function lists(): readonly List[] {
  const of =
    (call: string, path: string) =>
    (query: string): List => ({ call, address: `${path}?${query}` });
  const group = `/groups/${groupIdOf(0)}/users`;
  return [
    ...USER_SORTS.map((sort) => of('listUsers', '/users')(`sort=${sort}`)),
    ...userFilters.flatMap((filter) =>
      ['surname,asc', 'login,asc', 'dateCreating,desc'].map((sort) =>
        of('listUsers', '/users')(`sort=${sort}&${filter}`),
      ),
    ),
    { call: 'listUsers', address: '/users?sort=surname,asc', by: 'TEACHER' },
    { call: 'listUsers', address: '/users?sort=surname,asc&search=фамилия1', by: 'TEACHER' },
    ...['', 'sort=dateCreating,desc', 'status=INACTIVE', 'openForRegistration=false', 'search=19'].map(
      of('listGroups', '/groups'),
    ),
    ...['', 'sort=dateCreating,desc', 'search=фамилия1', 'active=false'].map(of('listGroupUsers', group)),
    ...['', 'sort=surname,asc', 'status=PENDING', 'status=APPROVED&sort=surname,asc'].map(
      of('listRegistrationRequests', '/registration-requests'),
    ),
    ...['search=фамилия1', 'search=никого'].map(of('listRegistrationRequests', '/registration-requests')),
    ...['', 'sort=expiresAt,asc'].map(of('listUserQr', '/user-qr-auth')),
    ...['', `personId=${personIdOf(7)}`, 'what=user.update', 'subjectType=group', 'search=фамилия1'].map(
      of('listAudit', '/audit-log'),
    ),
  ];
}

/** The time in ms that 95 of 100 pages stay under, for the whole call with authentication and JSON. */
export async function measuredList(
  app: FastifyInstance,
  person: TestPerson,
  address: string,
): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const url = encodeURI(`/api/v1${address}&page=${(number * 37) % FIRST_PAGES}`);
    const startedMs = performance.now();
    const answer = await app.inject({ url, headers: person.headers });
    times.push(performance.now() - startedMs);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(TRIES * 0.95)] ?? 0;
}

async function measureAll(storage: Storage, dataDir: string): Promise<readonly Figure[]> {
  const app = await buildTestApp({ ...storage, dataDir });
  const admin = await testPerson(app, 'ROLE_ADMIN');
  const teacher = await testPerson(app, 'ROLE_TEACHER');
  await storage.write((tx) =>
    tx.updateTable('groupTeachers').set({ userId: teacher.id }).where('userId', '=', personIdOf(2)).execute(),
  );
  const known = new Set(allCalls.map(({ id }) => id));
  const figures: Figure[] = [];
  // Warm up: a fresh server compiles its code on the first calls.
  for (const list of lists().slice(0, 2)) await measuredList(app, admin, list.address);
  for (const list of lists().filter(({ call }) => known.has(call))) {
    figures.push({
      what: `${storage.engine}: ${list.address}${list.by ? ' by a teacher' : ''}, p95`,
      value: await measuredList(app, list.by ? teacher : admin, list.address),
      unit: 'ms',
      limit: { kind: 'atMost', value: ALLOWED_MS },
    });
  }
  await app.close();
  return figures;
}

async function figuresOf(storage: Storage): Promise<readonly Figure[]> {
  await runMigrations(storage);
  await addManyPeople(storage);
  const dataDir = await mkdtemp(join(tmpdir(), 'kristall-bench-'));
  try {
    return await measureAll(storage, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Also on PostgreSQL if DATABASE_URL is set. */
export const peopleLists: Bench = { name: 'people', run: () => onEveryEngine(figuresOf) };
