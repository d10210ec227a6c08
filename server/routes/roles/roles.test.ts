// Roles on the engine at hand: what may be changed, by whom, and that every process applies a change at once.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RoleWithCount } from '#contract/calls/roles.ts';
import { BUILT_IN_PRIVILEGES, ROLE_NAMES } from '#contract/privileges.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
/** A second server process on the same database. */
let other: FastifyInstance;
let admin: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  other = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await other.close();
  await storage.close();
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call(person: TestPerson, method: Method, path: string, payload?: object, more: object = {}) {
  const options = { method, url: `/api/v1/${path}`, headers: { ...person.headers, ...more } };
  return app.inject(payload === undefined ? options : { ...options, payload });
}

let made = 0;
async function newRole(privileges: readonly string[], title?: string): Promise<RoleWithCount> {
  made += 1;
  const answer = await call(admin, 'POST', 'roles/', { titleName: title ?? `Роль ${made}`, privileges });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** A person whose only role is this one. */
async function holderOf(roleId: string): Promise<TestPerson> {
  const person = await testPerson(app, 'ROLE_STUDENT');
  await storage.write(async (tx) => {
    await tx.deleteFrom('userRoles').where('userId', '=', person.id).execute();
    await tx.insertInto('userRoles').values({ userId: person.id, roleId, position: 0 }).execute();
  });
  return person;
}

async function lastEntry(what: string) {
  return storage.db
    .selectFrom('auditLog')
    .select(['personId', 'subjectId', 'subjectName', 'before', 'after'])
    .where('what', '=', what)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

test('the five built-in roles have what the contract says, the audit log among it', async () => {
  const roles = (await call(admin, 'GET', 'roles/')).json<RoleWithCount[]>();
  for (const name of ROLE_NAMES) {
    const role = roles.find((found) => found.name === name);
    expect([...(role?.privileges ?? [])].sort(), name).toEqual([...BUILT_IN_PRIVILEGES[name]].sort());
    expect(role?.builtIn, name).toBe(true);
  }
});

test('a role is made, read, renamed, given other privileges and deleted; each is in the audit log', async () => {
  const role = await newRole(['RESULTS_READ', 'LEARN'], 'Наблюдатель');
  expect(role).toMatchObject({ titleName: 'Наблюдатель', builtIn: false, userCount: 0, version: 1 });
  expect(role.name).toMatch(/^ROLE_[0-9A-F]+$/);
  expect((await lastEntry('role.create')).subjectName).toBe('Наблюдатель');
  const changed = await call(admin, 'PATCH', `roles/${role.id}`, {
    titleName: 'Методист',
    privileges: ['LEARN'],
  });
  expect(changed.json()).toMatchObject({ titleName: 'Методист', privileges: ['LEARN'], version: 2 });
  expect(await lastEntry('role.update')).toMatchObject({
    personId: admin.id,
    subjectId: role.id,
    before: { titleName: 'Наблюдатель' },
    after: { titleName: 'Методист' },
  });
  expect((await call(admin, 'GET', `roles/${role.id}`)).json()).toEqual(changed.json());
  expect((await call(admin, 'DELETE', `roles/${role.id}`)).statusCode).toBe(204);
  expect((await call(admin, 'GET', `roles/${role.id}`)).statusCode).toBe(404);
  expect((await lastEntry('role.delete')).subjectName).toBe('Методист');
});

test('a role that people have is not deleted, and the refusal says how many', async () => {
  const role = await newRole(['LEARN']);
  await holderOf(role.id);
  await holderOf(role.id);
  const refused = await call(admin, 'DELETE', `roles/${role.id}`, undefined, { 'accept-language': 'ru' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'CONFLICT', current: { userCount: 2 } },
  ]);
  expect(refused.json<{ message: string }>().message).toContain('2');
});

test('a built-in role changes its privileges and title, never its name, and stays', async () => {
  const before = (await call(admin, 'GET', 'roles/role-demo')).json<RoleWithCount>();
  const changed = await call(admin, 'PATCH', 'roles/role-demo', {
    titleName: 'Гость-студент',
    privileges: ['LEARN', 'PRACTICE_TEST'],
    name: 'ROLE_STOLEN',
  });
  expect(changed.json()).toMatchObject({ name: 'ROLE_DEMO', privileges: ['PRACTICE_TEST', 'LEARN'] });
  expect((await call(admin, 'DELETE', 'roles/role-demo')).statusCode).toBe(409);
  const { titleName, privileges } = before;
  await call(admin, 'PATCH', 'roles/role-demo', { titleName, privileges });
});

test('two roles of one title are refused, whatever the case', async () => {
  const role = await newRole(['LEARN'], 'Куратор Ёлкин');
  const again = await call(admin, 'POST', 'roles/', { titleName: 'куратор  елкин', privileges: [] });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'TAKEN', details: [{ path: 'titleName' }] },
  ]);
  const renamed = await call(admin, 'PATCH', 'roles/role-student', { titleName: 'Куратор Ёлкин' });
  expect(renamed.statusCode).toBe(409);
  expect((await call(admin, 'PATCH', `roles/${role.id}`, { titleName: 'Куратор Ёлкин' })).statusCode).toBe(
    200,
  );
});

test('a version that moved on is refused with the stored role', async () => {
  const role = await newRole(['LEARN']);
  const match = { 'if-match': `"${role.version}"` };
  expect((await call(admin, 'PATCH', `roles/${role.id}`, { privileges: [] }, match)).statusCode).toBe(200);
  const late = await call(admin, 'PATCH', `roles/${role.id}`, { privileges: ['LEARN'] }, match);
  expect([late.statusCode, late.json()]).toMatchObject([412, { current: { privileges: [], version: 2 } }]);
});

describe('nobody gives or takes what they do not have', () => {
  test.each([
    ['a role made with more', 'POST', 'roles/', { titleName: 'Больше', privileges: ['TECHNICAL_WORKS'] }],
    ['more given to another', 'PATCH', 'roles/role-student', { privileges: ['LEARN', 'TECHNICAL_WORKS'] }],
    [
      'more taken from another',
      'PATCH',
      'roles/role-admin',
      { privileges: ['ROLES_EDIT', 'USERS_EDIT', 'LEARN'] },
    ],
  ] as const)('%s', async (_name, method, path, payload) => {
    const role = await newRole(['ROLES_EDIT', 'LEARN']);
    const person = await holderOf(role.id);
    expect((await call(person, method, path, payload)).statusCode).toBe(403);
  });

  test('what they have they may give', async () => {
    const role = await newRole(['ROLES_EDIT', 'LEARN']);
    const person = await holderOf(role.id);
    const answer = await call(person, 'POST', 'roles/', { titleName: 'Свой', privileges: ['LEARN'] });
    expect(answer.statusCode).toBe(201);
  });
});

test('a change is in force at the next call of whoever is signed in, in every process', async () => {
  const role = await newRole(['LEARN']);
  const person = await holderOf(role.id);
  const statuses = async () => {
    const answers = [app, other].map((server) =>
      server.inject({ url: '/api/v1/registration-requests', headers: person.headers }),
    );
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([403, 403]);
  await call(admin, 'PATCH', `roles/${role.id}`, { privileges: ['LEARN', 'REGISTRATIONS_REVIEW'] });
  expect(await statuses()).toEqual([200, 200]);
  await call(admin, 'PATCH', `roles/${role.id}`, { privileges: ['LEARN'] });
  expect(await statuses()).toEqual([403, 403]);
});

describe('the last who could put things right', () => {
  async function onlyAdmin(): Promise<void> {
    await storage.write((tx) =>
      tx.updateTable('users').set({ active: false }).where('id', '!=', admin.id).execute(),
    );
  }

  test.each(['ROLES_EDIT', 'USERS_EDIT'] as const)('cannot take %s from their role', async (privilege) => {
    await onlyAdmin();
    const privileges = BUILT_IN_PRIVILEGES.ROLE_ADMIN.filter((held) => held !== privilege);
    const refused = await call(admin, 'PATCH', 'roles/role-admin', { privileges });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'LAST_ADMIN' }]);
    expect((await call(admin, 'GET', 'roles/role-admin')).json<RoleWithCount>().privileges).toContain(
      privilege,
    );
  });

  test('can once somebody else can, by whatever role', async () => {
    await onlyAdmin();
    const role = await newRole(['ROLES_EDIT', 'USERS_EDIT', 'EXPORT']);
    await holderOf(role.id);
    const privileges = BUILT_IN_PRIVILEGES.ROLE_ADMIN.filter((held) => held !== 'EXPORT');
    expect((await call(admin, 'PATCH', 'roles/role-admin', { privileges })).statusCode).toBe(200);
    await call(admin, 'PATCH', `roles/${role.id}`, { privileges: ['ROLES_EDIT', 'USERS_EDIT'] });
    await storage.write((tx) =>
      tx
        .updateTable('roles')
        .set({ privileges: JSON.stringify(BUILT_IN_PRIVILEGES.ROLE_ADMIN) })
        .where('id', '=', 'role-admin')
        .execute(),
    );
  });

  test('two of them who take each other’s rights at the same moment: one stays', async () => {
    await onlyAdmin();
    const role = await newRole(['ROLES_EDIT', 'USERS_EDIT']);
    const second = await holderOf(role.id);
    const less = BUILT_IN_PRIVILEGES.ROLE_ADMIN.filter((held) => held !== 'ROLES_EDIT');
    const answers = await Promise.all([
      call(second, 'PATCH', 'roles/role-admin', { privileges: less }),
      call(admin, 'PATCH', `roles/${role.id}`, { privileges: ['USERS_EDIT'] }),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done.length, answers.map(({ body }) => body).join()).toBe(1);
  });
});
