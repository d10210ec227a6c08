// Every way to get hold of another's rights, tried by somebody who has all the privileges over people and not a
// teacher's: none opens a teacher's account, and none makes one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '#contract/calls/all.ts';
import type { CallDefinition } from '#contract/call.ts';
import type { Privilege } from '#contract/privileges.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { API_PREFIX } from '#server/plugins/calls/calls.ts';
import { json } from '#server/storage/columns.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { multipart } from './sample-requests.ts';

const OVER_PEOPLE: readonly Privilege[] = [
  'USERS_EDIT',
  'GROUPS_EDIT',
  'ROLES_EDIT',
  'QR_EDIT',
  'REGISTRATIONS_REVIEW',
  'LEARN',
];

let storage: TestStorage;
let app: FastifyInstance;
let clerk: TestPerson;
let teacher: TestPerson;
let passwordHash: string;

async function giveRole(person: TestPerson, id: string, privileges: readonly Privilege[]): Promise<void> {
  await storage.write(async (tx) => {
    const role = {
      id,
      name: id.toUpperCase(),
      titleName: id,
      titleKey: id,
      privileges: json([...privileges]),
    };
    await tx
      .insertInto('roles')
      .values({ ...role, builtIn: false, dateCreating: new Date().toISOString(), version: 1 })
      .execute();
    await tx.updateTable('userRoles').set({ roleId: id }).where('userId', '=', person.id).execute();
  });
}

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  passwordHash = await hashPassword('crystal');
  clerk = await testPerson(app, 'ROLE_STUDENT');
  teacher = await testPerson(app, 'ROLE_TEACHER', { passwordHash });
  await giveRole(clerk, 'role-clerk', OVER_PEOPLE);
  await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const FIELDS = { surname: 'Чужая', name: 'Анна', lastName: 'Петровна', gender: 'FEMALE' };

interface Way {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly table?: string;
  /** What refuses it, where the call as a whole goes through. */
  readonly says?: string;
}

const AS_TEACHER = { roles: ['ROLE_TEACHER'] };

/** The ways, by call. */
const WAYS: Readonly<Record<string, () => Way>> = {
  updateUser: () => ({
    params: { id: teacher.id },
    body: { ...FIELDS, login: 'stolen', email: 'stolen@example.test', password: 'stolen-password' },
  }),
  deleteUser: () => ({ params: { id: teacher.id } }),
  endUserSessions: () => ({ params: { id: teacher.id } }),
  eraseUser: () => ({ params: { id: teacher.id }, body: { login: teacher.login } }),
  addUserRoles: () => ({ params: { id: clerk.id }, body: { roleIds: ['role-teacher'] } }),
  removeUserRoles: () => ({ params: { id: teacher.id }, body: { roleIds: ['role-teacher'] } }),
  createUser: () => ({
    body: { ...FIELDS, ...AS_TEACHER, login: 'made', email: 'made@example.test', password: 'made-password' },
  }),
  changeUsers: () => ({ body: { userIds: [teacher.id], action: { kind: 'DEACTIVATE' } } }),
  createUserQr: () => ({ body: { userIds: [teacher.id] } }),
  createUserQrSheets: () => ({ body: { userIds: [teacher.id] } }),
  checkUserImport: () => ({
    body: { onTaken: 'UPDATE' },
    table: `login;password\n${teacher.login};stolen-password\n`,
    says: 'PERSON_BEYOND',
  }),
  importUsers: () => ({
    body: { onTaken: 'UPDATE', sha256: '0'.repeat(64), passwords: [] },
    table: `login;password\n${teacher.login};stolen-password\n`,
  }),
  approveRegistrationRequest: () => ({ params: { id: requestId }, body: { role: 'ROLE_TEACHER' } }),
  decideRegistrationRequests: () => ({
    body: { ids: [requestId], decision: 'APPROVE', role: 'ROLE_TEACHER' },
  }),
  createRole: () => ({ body: { name: 'ROLE_X', titleName: 'X', privileges: ['RESULTS_REVIEW'] } }),
  updateRole: () => ({
    params: { id: 'role-clerk' },
    body: { privileges: [...OVER_PEOPLE, 'RESULTS_REVIEW'] },
  }),
};

const NO_WAY: Readonly<Record<string, string>> = {
  cancelUserImport: 'Ends one’s own import; another’s is not found.',
  changeGroupUsers: 'A group gives a person works to learn, no rights.',
  changeGroups: 'As changeGroupUsers.',
  exportUsers: 'Reads; no secret is in the table.',
  makeDemoClass: 'Makes students of nobody, whom no password lets in.',
  removeDemoClass: 'Removes those alone, by their addresses of nobody.',
  createGroup: 'Who teaches a group sees of it only what their own role lets them see.',
  updateGroup: 'As createGroup.',
  setGroupStatus: 'As changeGroupUsers.',
  deleteGroup: 'As changeGroupUsers.',
  createRegistrationRequest: 'Makes a request; approving it is what gives a role.',
  updateRegistrationRequest: 'As createRegistrationRequest.',
  rejectRegistrationRequest: 'Nobody gets anything.',
  resendRegistrationLetter: 'A letter without a secret.',
  deleteRole: 'A role that people have is not deleted.',
  revokeUserQr: 'Takes a way in away, and no password.',
};

let requestId = '';

beforeAll(async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/registration-requests`,
    headers: clerk.headers,
    payload: {
      surname: 'Новая',
      name: 'Анна',
      lastname: 'Петровна',
      gender: 'FEMALE',
      login: 'newcomer',
      email: 'newcomer@example.test',
      password: 'newcomer-password',
    },
  });
  requestId = answer.json<{ id: string }>().id;
});

const isOverPeople = ({ method, access }: CallDefinition): boolean =>
  method !== 'GET' &&
  Array.isArray(access) &&
  access.some((privilege: Privilege) => OVER_PEOPLE.includes(privilege) && privilege !== 'LEARN');

test('every writing call over people is tried, or there is a reason not to', () => {
  const calls = allCalls.filter(isOverPeople).map(({ id }) => id);
  const known = [...Object.keys(WAYS), ...Object.keys(NO_WAY)];
  expect(known.toSorted()).toEqual(calls.toSorted());
});

function send(id: string, by: TestPerson) {
  const call = allCalls.find((one) => one.id === id);
  if (call === undefined) throw new Error(`There is no call ${id}.`);
  const { params = {}, body, table } = WAYS[id]?.() ?? {};
  const url = API_PREFIX + call.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? '');
  if (table === undefined) {
    const payload = body === undefined ? {} : { payload: body };
    return app.inject({ method: call.method, url, headers: by.headers, ...payload });
  }
  const form = multipart(body, [{ name: 'people.csv', content: Buffer.from(table) }]);
  return app.inject({
    method: call.method,
    url,
    headers: { ...by.headers, ...form.headers },
    payload: form.payload,
  });
}

describe.each(Object.keys(WAYS))('%s', (id) => {
  test('does not open a teacher’s account to somebody without a teacher’s rights', async () => {
    const response = await send(id, clerk);
    const { says } = WAYS[id]?.() ?? {};
    if (says === undefined) expect([403, 409], response.body).toContain(response.statusCode);
    else expect(response.body).toContain(says);
    const { db } = storage;
    const kept = await db
      .selectFrom('users')
      .select(['login', 'active', 'passwordHash', 'erasedAt'])
      .where('id', '=', teacher.id)
      .executeTakeFirst();
    expect(kept).toEqual({ login: teacher.login, active: true, passwordHash, erasedAt: null });
    const roles = await db.selectFrom('userRoles').selectAll().where('userId', '=', teacher.id).execute();
    expect(roles.map(({ roleId }) => roleId)).toEqual(['role-teacher']);
    const teachers = await db
      .selectFrom('userRoles')
      .selectAll()
      .where('roleId', '=', 'role-teacher')
      .execute();
    expect(teachers).toHaveLength(1);
    expect((await app.inject({ url: '/api/v1/users/current', headers: teacher.headers })).statusCode).toBe(
      200,
    );
  });
});

describe('a QR code', () => {
  test('of a student is the clerk’s to make; when the student becomes a teacher, it opens nothing', async () => {
    const student = await testPerson(app, 'ROLE_STUDENT');
    const made = await app.inject({
      method: 'POST',
      url: '/api/v1/user-qr-auth',
      headers: clerk.headers,
      payload: { userIds: [student.id] },
    });
    const [{ code } = { code: '' }] = made.json<{ code: string }[]>();
    const signIn = async () =>
      (await app.inject({ method: 'POST', url: `/api/v1/auth/sign-in-qr/${code}` })).statusCode;
    expect(await signIn()).toBe(200);
    await storage.write((tx) =>
      tx.updateTable('userRoles').set({ roleId: 'role-teacher' }).where('userId', '=', student.id).execute(),
    );
    expect(await signIn()).toBe(410);
  });

  test('the list of people tells whom the clerk can make none for', async () => {
    const people = async (ids: string) =>
      (await app.inject({ url: `/api/v1/user-qr-auth/people?ids=${ids}`, headers: clerk.headers })).json<{
        content: { refusal: string | null }[];
      }>().content;
    expect(await people(teacher.id)).toMatchObject([{ refusal: 'BEYOND' }]);
    expect(await people(clerk.id)).toMatchObject([{ refusal: 'ADMIN' }]);
  });
});
