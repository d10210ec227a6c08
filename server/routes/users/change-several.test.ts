// Changes of several people and groups at once, and erasing, on the engine at hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fullNameOf } from '#contract/full-name.ts';
import { searchKey } from '#server/storage/columns.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { firstInQueue, handIn, openReviewRig, saveMark, type ReviewRig } from '#tests/support/review-rig.ts';

let rig: ReviewRig;
let admin: TestPerson;
let count = 0;

beforeAll(async () => {
  rig = await openReviewRig(await openTestStorage());
  admin = await testPerson(rig.app, 'ROLE_ADMIN');
});
afterAll(() => rig.close());

async function call(
  person: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  const headers = { ...person.headers, 'accept-language': 'en' };
  return rig.app.inject({ method, url: `/api/v1/${path}`, headers, ...(payload ? { payload } : {}) });
}

interface Made {
  readonly id: string;
  readonly login: string;
}

async function newUser(roles: readonly string[] = ['ROLE_STUDENT']): Promise<Made> {
  count += 1;
  const login = `several${count}`;
  const names = { surname: `Общий${count}`, name: 'Пётр', lastName: 'Петрович', gender: 'MALE' };
  const body = { ...names, login, email: `${login}@example.test`, password: 'crystal', roles };
  const answer = await call(admin, 'POST', 'users', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Made>();
}

async function newGroup(name: string): Promise<string> {
  return (await call(admin, 'POST', 'groups', { name })).json<{ id: string }>().id;
}

const change = (person: TestPerson, people: readonly Made[], action: object) =>
  call(person, 'POST', 'users/changes', { userIds: people.map(({ id }) => id), action });

const activeOf = async (people: readonly Made[]): Promise<boolean[]> => {
  const rows = await rig.storage.db
    .selectFrom('users')
    .select('active')
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ active }) => Boolean(active));
};

describe('several people at once', () => {
  test('get a group, roles after their own, and lose them; who has it already is not changed again', async () => {
    const people = [await newUser(), await newUser()];
    const groupId = await newGroup('Все вместе');
    expect((await change(admin, people, { kind: 'GROUP', groupId })).json()).toEqual({ changed: 2 });
    expect((await change(admin, people, { kind: 'GROUP', groupId })).json()).toEqual({ changed: 0 });
    await change(admin, people, { kind: 'ADD_ROLES', roleIds: ['role-teacher'] });
    const one = (await call(admin, 'GET', `users/${people[0]?.id}`)).json();
    expect(one).toMatchObject({
      group: { id: groupId },
      roles: [{ id: 'role-student' }, { id: 'role-teacher' }],
    });
    await change(admin, people, { kind: 'REMOVE_ROLES', roleIds: ['role-student'] });
    const after = (await call(admin, 'GET', `users/${people[0]?.id}`)).json();
    expect(after).toMatchObject({ roles: [{ id: 'role-teacher' }] });
  });

  test('nobody is left without a role, and the refusal names who', async () => {
    const [two, one] = [await newUser(['ROLE_STUDENT', 'ROLE_TEACHER']), await newUser()];
    const answer = await change(admin, [two, one], { kind: 'REMOVE_ROLES', roleIds: ['role-student'] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining(`(${one.login})`) as unknown,
    ]);
    expect((await call(admin, 'GET', `users/${two.id}`)).json()).toMatchObject({ roles: [{}, {}] });
  });

  test('oneself, those above oneself and the missing stop all of it', async () => {
    const people = [await newUser(), await newUser()];
    const own = { id: admin.id, login: admin.login };
    const clerk = await testPerson(rig.app, 'ROLE_STUDENT');
    await rig.storage.write(async (tx) => {
      const role = {
        id: 'role-clerk',
        name: 'ROLE_CLERK',
        titleName: 'Кадры',
        builtIn: false,
        version: 1,
      } as const;
      const privileges = JSON.stringify(['USERS_EDIT', 'LEARN']);
      await tx
        .insertInto('roles')
        .values({ ...role, privileges, dateCreating: new Date().toISOString() })
        .execute();
      await tx.updateTable('userRoles').set({ roleId: role.id }).where('userId', '=', clerk.id).execute();
    });
    const missing = { id: '00000000-0000-7000-8000-000000000000', login: '' };
    const answers = [
      await change(admin, [...people, own], { kind: 'DEACTIVATE' }),
      await change(clerk, [...people, own], { kind: 'DEACTIVATE' }),
      await change(admin, [...people, missing], { kind: 'DEACTIVATE' }),
      await change(clerk, people, { kind: 'ADD_ROLES', roleIds: ['role-admin'] }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 404, 403]);
    expect(answers[1]?.json<{ message: string }>().message).toContain(admin.login);
    expect(await activeOf(people)).toEqual([true, true]);
  });

  test('who is deactivated is signed out at once, who is activated may come again', async () => {
    const person = await testPerson(rig.app, 'ROLE_STUDENT');
    const made = { id: person.id, login: person.login };
    await change(admin, [made], { kind: 'DEACTIVATE' });
    expect((await call(person, 'GET', 'users/current')).statusCode).toBe(401);
    await change(admin, [made], { kind: 'ACTIVATE' });
    expect((await call(person, 'GET', 'users/current')).statusCode).toBe(401);
    expect(await activeOf([made])).toEqual([true]);
  });
});

describe('groups', () => {
  test('several are switched, closed and archived at once, or none when one is missing', async () => {
    const ids = [await newGroup('Сразу-1'), await newGroup('Сразу-2')];
    const act = (groupIds: readonly string[], action: object) =>
      call(admin, 'POST', 'groups/changes', { groupIds, action });
    expect((await act(ids, { kind: 'STATUS', status: 'INACTIVE' })).json()).toEqual({ changed: 2 });
    const off = (await call(admin, 'GET', 'groups?status=INACTIVE')).json<{ content: { id: string }[] }>();
    expect(off.content.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect((await act(ids, { kind: 'OPEN', open: false })).json()).toEqual({ changed: 2 });
    expect((await act([...ids, 'no-such'], { kind: 'ARCHIVE' })).statusCode).toBe(404);
    expect((await call(admin, 'GET', `groups/${ids[0]}`)).statusCode).toBe(200);
    expect((await act(ids, { kind: 'ARCHIVE' })).json()).toEqual({ changed: 2 });
    expect((await call(admin, 'GET', `groups/${ids[0]}`)).statusCode).toBe(404);
  });

  test('people are put in and taken out together; teachers are told by name', async () => {
    const people = [await newUser(), await newUser()];
    const ids = people.map(({ id }) => id);
    const groupId = await newGroup('Состав');
    expect((await call(admin, 'PATCH', `groups/${groupId}/users`, { add: ids })).json()).toMatchObject({
      userCount: 2,
    });
    const found = await call(admin, 'GET', `groups/${groupId}/users?search=${people[0]?.login}`);
    expect(found.json()).toMatchObject({ totalElements: 1 });
    const mixed = { add: [], remove: [ids[0], 'no-such'] };
    expect((await call(admin, 'PATCH', `groups/${groupId}/users`, mixed)).statusCode).toBe(404);
    expect((await call(admin, 'PATCH', `groups/${groupId}/users`, { remove: ids })).json()).toMatchObject({
      userCount: 0,
    });
    const named = await call(admin, 'PUT', `groups/${groupId}`, { name: 'Состав', teacherIds: [ids[0]] });
    expect(named.json()).toMatchObject({
      teachers: [{ id: ids[0], fullName: expect.stringContaining('Общий') as unknown }],
    });
  });
});

describe('erasing', () => {
  test('leaves results without a name, and nothing that tells whose they were', async () => {
    const { id: attemptId } = await handIn(rig, rig.workId);
    await saveMark(rig, rig.teacher, await firstInQueue(rig), { mark: 8 }, 1);
    const { id, login } = rig.student;
    const before = await rig.storage.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const marked = async () => {
      const log = rig.storage.db.selectFrom('auditLog').select(['subjectName', 'searchText']);
      const entries = log.where('subjectId', '=', attemptId).where('what', '=', 'result.review');
      return entries.executeTakeFirstOrThrow();
    };
    expect((await marked()).subjectName).toBe(`${fullNameOf(before)} — С именами`);
    const wrong = await call(admin, 'POST', `users/${id}/erasure`, { login: 'somebody' });
    expect([wrong.statusCode, (await activeOf([{ id, login }]))[0]]).toEqual([400, true]);
    const answer = await call(admin, 'POST', `users/${id}/erasure`, { login });
    expect(answer.statusCode, answer.body).toBe(200);
    const { alias } = answer.json<{ alias: string }>();
    const attempts = await rig.storage.db
      .selectFrom('attempts')
      .selectAll()
      .where('userId', '=', id)
      .execute();
    expect(attempts.map(({ userName }) => userName)).toEqual([alias]);
    expect((await call(admin, 'GET', `users/${id}`)).statusCode).toBe(404);
    expect((await call(admin, 'GET', `users?search=${login}`)).json()).toMatchObject({ totalElements: 0 });
    expect((await call(rig.student, 'GET', 'users/current')).statusCode).toBe(401);
    expect((await marked()).subjectName).toBe(`${alias} — С именами`);
    expect((await marked()).searchText).toContain(searchKey(`${alias} — С именами`));
    const tables = [
      'users',
      'attempts',
      'auditLog',
      'sessions',
      'registrationRequests',
      'markHistory',
    ] as const;
    for (const table of tables) {
      const text = JSON.stringify(await rig.storage.db.selectFrom(table).selectAll().execute());
      expect(text, table).not.toContain(login);
      expect(text, table).not.toContain(before.email);
    }
  });

  test('oneself cannot be erased, nor the same person twice', async () => {
    const person = await newUser();
    const own = await call(admin, 'POST', `users/${admin.id}/erasure`, { login: admin.login });
    const first = await call(admin, 'POST', `users/${person.id}/erasure`, { login: person.login });
    const second = await call(admin, 'POST', `users/${person.id}/erasure`, { login: person.login });
    expect([own, first, second].map((one) => one.statusCode)).toEqual([409, 200, 404]);
  });
});
