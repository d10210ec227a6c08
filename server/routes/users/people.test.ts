import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(person: TestPerson, method: Method, path: string, payload?: object, more: object = {}) {
  const headers = { ...person.headers, ...more };
  const url = `/api/v1/${path}`;
  return app.inject(payload === undefined ? { method, url, headers } : { method, url, headers, payload });
}

async function newGroup(name: string, teacherIds: readonly string[] = []): Promise<string> {
  const answer = await call(admin, 'POST', 'groups', { name, teacherIds });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}

const FIELDS = { surname: 'Иванов', name: 'Пётр', lastName: 'Петрович', gender: 'MALE' };

async function newUser(login: string, more: object = {}): Promise<{ id: string; version: number }> {
  const body = {
    ...FIELDS,
    login,
    email: `${login}@example.test`,
    password: 'crystal',
    roles: ['ROLE_STUDENT'],
  };
  const answer = await call(admin, 'POST', 'users', { ...body, ...more });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

test('a teacher sees the groups they teach and their people, nothing else', async () => {
  const teacher = await testPerson(app, 'ROLE_TEACHER');
  const own = await newGroup('Травление-1', [teacher.id]);
  const other = await newGroup('Травление-2');
  const inOwn = await newUser('seen', { groupId: own });
  const inOther = await newUser('unseen', { groupId: other });
  const groups = await call(teacher, 'GET', 'groups');
  expect(groups.json<{ content: { id: string }[] }>().content.map((group) => group.id)).toEqual([own]);
  const statuses = [
    await call(teacher, 'GET', `users/${inOwn.id}`),
    await call(teacher, 'GET', `users/${inOther.id}`),
    await call(teacher, 'GET', `groups/${own}/users`),
    await call(teacher, 'GET', `groups/${other}/users`),
    await call(teacher, 'GET', `groups/${other}`),
  ].map((answer) => answer.statusCode);
  expect(statuses).toEqual([200, 404, 200, 404, 404]);
  const people = await call(teacher, 'GET', 'users?size=200');
  const seen = people.json<{ content: { id: string }[] }>().content.map((user) => user.id);
  expect(seen.sort()).toEqual([teacher.id, inOwn.id].sort());
  await call(admin, 'DELETE', `groups/${own}`);
  expect((await call(teacher, 'GET', `users/${inOwn.id}`)).statusCode).toBe(404);
});

test('people are found by any part of their names, ё as е, in any case', async () => {
  await newUser('p.fedorov', { surname: 'Фёдоров', name: 'Прохор' });
  for (const search of ['ФЕДОРОВ прох', 'фёдор', 'P.FEDOROV']) {
    const found = await call(admin, 'GET', `users?search=${encodeURIComponent(search)}`);
    expect(found.json(), search).toMatchObject({ totalElements: 1 });
  }
  const joker = await call(admin, 'GET', 'users?search=%25');
  expect(joker.json()).toMatchObject({ totalElements: 0 });
});

test('a taken login or email is named, whatever its case', async () => {
  await newUser('taken');
  const body = { ...FIELDS, password: 'crystal', roles: ['ROLE_STUDENT'] };
  const login = await call(admin, 'POST', 'users', { ...body, login: 'TAKEN', email: 'free@example.test' });
  const email = await call(admin, 'POST', 'users', { ...body, login: 'free', email: 'Taken@example.test' });
  expect([login.statusCode, login.json<{ details: object[] }>().details[0]]).toMatchObject([
    409,
    { path: 'login' },
  ]);
  expect([email.statusCode, email.json<{ details: object[] }>().details[0]]).toMatchObject([
    409,
    { path: 'email' },
  ]);
});

test('a version that moved on is refused with the stored person', async () => {
  const user = await newUser('versioned');
  const body = { ...FIELDS, login: 'versioned', email: 'versioned@example.test' };
  const first = await call(
    admin,
    'PUT',
    `users/${user.id}`,
    { ...body, name: 'Олег' },
    { 'if-match': `"${user.version}"` },
  );
  expect(first.json()).toMatchObject({ name: 'Олег', version: user.version + 1 });
  const late = await call(
    admin,
    'PUT',
    `users/${user.id}`,
    { ...body, name: 'Иван' },
    { 'if-match': `"${user.version}"` },
  );
  expect([late.statusCode, late.json()]).toMatchObject([412, { current: { name: 'Олег' } }]);
});

test('the last admin cannot be deactivated, deleted or lose the role; with a second one it is possible', async () => {
  const body = { ...FIELDS, login: admin.login, email: `${admin.login}@example.test` };
  const tries = [
    await call(admin, 'DELETE', `users/${admin.id}`),
    await call(admin, 'PUT', `users/${admin.id}`, { ...body, active: false }),
    await call(admin, 'DELETE', `users/${admin.id}/roles`, { roleIds: ['role-admin'] }),
  ];
  expect(tries.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'LAST_ADMIN',
    'LAST_ADMIN',
    'LAST_ADMIN',
  ]);
  const second = await testPerson(app, 'ROLE_ADMIN');
  expect((await call(admin, 'DELETE', `users/${second.id}`)).statusCode).toBe(204);
  expect((await call(second, 'GET', 'users/current')).statusCode).toBe(401);
});

test('two admins who deactivate each other at once leave one', async () => {
  const rivals = [await testPerson(app, 'ROLE_ADMIN'), await testPerson(app, 'ROLE_ADMIN')] as const;
  await storage.write(async (tx) => {
    await tx.updateTable('users').set({ active: false }).where('id', '=', admin.id).execute();
  });
  const answers = await Promise.all([
    call(rivals[0], 'DELETE', `users/${rivals[1].id}`),
    call(rivals[1], 'DELETE', `users/${rivals[0].id}`),
  ]);
  const left = await storage.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [rivals[0].id, rivals[1].id])
    .where('active', '=', true)
    .execute();
  expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
  expect(left).toHaveLength(1);
  await storage.write(async (tx) => {
    await tx.updateTable('users').set({ active: true }).where('id', '=', admin.id).execute();
  });
});

test('whoever edits people but not roles cannot make or take over an admin', async () => {
  const clerk = await testPerson(app, 'ROLE_STUDENT');
  await storage.write(async (tx) => {
    const privileges = JSON.stringify(['USERS_EDIT', 'LEARN']);
    const role = { id: 'role-clerk', name: 'ROLE_CLERK', titleName: 'Кадры', privileges, builtIn: false };
    await tx
      .insertInto('roles')
      .values({ ...role, dateCreating: new Date().toISOString(), version: 1 })
      .execute();
    await tx.updateTable('userRoles').set({ roleId: 'role-clerk' }).where('userId', '=', clerk.id).execute();
  });
  const body = {
    ...FIELDS,
    login: admin.login,
    email: `${admin.login}@example.test`,
    password: 'taken-over',
  };
  const answers = [
    await call(clerk, 'PATCH', `users/${clerk.id}/roles`, { roleIds: ['role-admin'] }),
    await call(clerk, 'PUT', `users/${admin.id}`, body),
    await call(clerk, 'DELETE', `users/${admin.id}`),
    await call(clerk, 'POST', 'users', {
      ...body,
      login: 'x',
      email: 'x@example.test',
      roles: ['ROLE_ADMIN'],
    }),
    await call(clerk, 'POST', 'users', {
      ...body,
      login: 'x',
      email: 'x@example.test',
      roles: ['ROLE_STUDENT'],
    }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403, 201]);
});

test('each change is in the audit log, without passwords', async () => {
  const user = await newUser('audited');
  await call(admin, 'DELETE', `users/${user.id}`);
  const rows = await storage.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', user.id)
    .orderBy('id')
    .execute();
  expect(rows.map((row) => [row.what, row.personId])).toEqual([
    ['user.create', admin.id],
    ['user.deactivate', admin.id],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|crystal/);
});

test('technical works: who is excluded is told to admins, to others of themselves only', async () => {
  const student = await testPerson(app, 'ROLE_STUDENT');
  const other = await testPerson(app, 'ROLE_STUDENT');
  const on = { status: 'ACTIVE', excludedUserIds: [student.id] };
  expect((await call(admin, 'POST', 'technical-works/activate', on)).statusCode).toBe(200);
  const told = await Promise.all(
    [admin, student, other].map(async (person) => (await call(person, 'GET', 'technical-works')).json()),
  );
  expect(told).toMatchObject([
    { excludedUserIds: [student.id] },
    { excludedUserIds: [student.id] },
    { excludedUserIds: [] },
  ]);
  expect((await app.inject({ url: '/api/v1/technical-works' })).json()).toMatchObject({
    status: 'ACTIVE',
    excludedUserIds: [],
  });
  expect((await call(other, 'PUT', 'users/profile', {})).statusCode).toBe(503);
  expect((await call(student, 'PUT', 'users/profile', {})).statusCode).toBe(400);
  await call(admin, 'POST', 'technical-works/activate', { status: 'INACTIVE' });
  expect((await call(other, 'PUT', 'users/profile', {})).statusCode).toBe(400);
});
