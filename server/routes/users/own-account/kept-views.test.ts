// The views of lists that a person keeps, on the engine at hand.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KeptView, ViewChange } from '#contract/calls/kept-views.ts';
import { MAX_KEPT_VIEWS, MAX_VIEW_NAME, MAX_VIEW_SEARCH } from '#contract/kept-lists.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';

let storage: TestStorage;
let app: FastifyInstance;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const PATH = '/api/v1/users/current/views';
const view = (name: string, search = '', list = 'users') => ({ list, name, search }) as KeptView;
const gone = (name: string): ViewChange => ({ ...view(name), search: null });
const change = ({ headers }: TestPerson, ...changes: readonly object[]) =>
  app.inject({ method: 'PATCH', url: PATH, headers, payload: { changes } });
const viewsOf = async ({ headers }: TestPerson) =>
  (await app.inject({ url: PATH, headers })).json<KeptView[]>();

test('are the person’s own, replaced by name and list, and removed', async () => {
  const [one, other] = [await testPerson(app, 'ROLE_TEACHER'), await testPerson(app, 'ROLE_TEACHER')];
  const answer = await change(one, view(' Мои ', 'search=a'), view('Мои', '', 'groups'), view('b'));
  expect(answer.json()).toEqual([view('Мои', '', 'groups'), view('b'), view('Мои', 'search=a')]);
  await change(other, view('Мои', 'search=other'), gone('b'));
  await change(one, view('Мои', 'search=new'), gone('b'), gone('never there'));
  expect(await viewsOf(one)).toEqual([view('Мои', '', 'groups'), view('Мои', 'search=new')]);
  expect(await viewsOf(other)).toEqual([view('Мои', 'search=other')]);
});

test('a list that there is not, a name or an address too long, and no name are refused', async () => {
  const person = await testPerson(app, 'ROLE_TEACHER');
  const wrong = [
    view('a', '', 'passwords'),
    view(' '),
    view('a'.repeat(MAX_VIEW_NAME + 1)),
    view('a', 'a'.repeat(MAX_VIEW_SEARCH + 1)),
  ];
  for (const one of wrong) expect((await change(person, view('fine'), one)).statusCode).toBe(400);
  expect(await viewsOf(person)).toEqual([]);
  const most = view('я'.repeat(MAX_VIEW_NAME), 'a'.repeat(MAX_VIEW_SEARCH));
  expect((await change(person, most)).json()).toEqual([most]);
});

test('one too many changes nothing, whatever else is asked at once', async () => {
  const person = await testPerson(app, 'ROLE_TEACHER');
  const most = Array.from({ length: MAX_KEPT_VIEWS }, (_, at) => view(`v${at}`));
  expect((await change(person, ...most)).statusCode).toBe(200);
  const refused = await change(person, view('v0', 'search=new'), view('more'));
  expect(refused.json()).toMatchObject({ status: 409, code: 'VIEW_LIMIT' });
  expect(refused.json<{ message: string }>().message).toContain(String(MAX_KEPT_VIEWS));
  expect(await viewsOf(person)).toEqual(expect.arrayContaining(most));
  expect((await change(person, view('more'), gone('v0'))).statusCode).toBe(200);
  await change(person, gone('v1'));
  const both = await Promise.all([change(person, view('x')), change(person, view('y'))]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([200, 409]);
  expect(await viewsOf(person)).toHaveLength(MAX_KEPT_VIEWS);
});

test('go with the person who is erased, and are no acts of the audit log', async () => {
  const [admin, person] = [await testPerson(app, 'ROLE_ADMIN'), await testPerson(app, 'ROLE_TEACHER')];
  await change(person, view('Мои'));
  const acts = () =>
    storage.db.selectFrom('auditLog').select('id').where('personId', '=', person.id).execute();
  expect(await acts()).toEqual([]);
  const erased = await app.inject({
    method: 'POST',
    url: `/api/v1/users/${person.id}/erasure`,
    headers: admin.headers,
    payload: { login: person.login },
  });
  expect(erased.statusCode).toBe(200);
  const left = storage.db.selectFrom('keptViews').selectAll().where('userId', '=', person.id);
  expect(await left.execute()).toEqual([]);
});
