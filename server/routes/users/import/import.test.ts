import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ImportJob, ImportPlan } from '#contract/calls/user-import.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage, type TestStorage } from '#server/storage/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#server/test-app.ts';

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

/** The multipart form of an import. */
function form(text: string | Buffer, data: object) {
  const boundary = 'x-boundary-of-the-test';
  const part = (head: string, body: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]);
  return {
    payload: Buffer.concat([
      part('name="data"', Buffer.from(JSON.stringify(data))),
      part('name="files"; filename="people.csv"', Buffer.from(text)),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function send(path: string, text: string | Buffer, data: object = {}, person = admin) {
  const { payload, headers } = form(text, data);
  return app.inject({
    method: 'POST',
    url: `/api/v1/users/import${path}`,
    payload,
    headers: { ...headers, ...person.headers, 'accept-language': 'en' },
  });
}

async function check(text: string | Buffer, data: object = {}, person = admin): Promise<ImportPlan> {
  const answer = await send('/check', text, data, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const passwordsOf = (plan: ImportPlan) =>
  plan.lines.filter((line) => line.needsPassword).map(({ line }) => ({ line, password: `crystal-${line}` }));

/** Checks, writes, and waits for the end. */
async function bring(text: string, data: object = {}): Promise<ImportJob> {
  const plan = await check(text, data);
  const begun = await send('', text, { ...data, sha256: plan.sha256, passwords: passwordsOf(plan) });
  expect(begun.statusCode, begun.body).toBe(202);
  return ended(begun.json<ImportJob>().id);
}

async function ended(id: string): Promise<ImportJob> {
  return vi.waitFor(async () => {
    const job = (
      await app.inject({ url: `/api/v1/users/import/${id}`, headers: admin.headers })
    ).json<ImportJob>();
    expect(job.state).not.toBe('RUNNING');
    return job;
  }, 20_000);
}

async function countPeople(): Promise<number> {
  const { count } = await storage.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** People without a password, straight into the database. */
async function insertPeople(logins: readonly string[], now: string): Promise<void> {
  await storage.write(async (tx) => {
    const rows = logins.map((login) => {
      const fields = {
        login,
        surname: 'Прежняя',
        name: 'Анна',
        lastName: '',
        email: `${login}@example.test`,
      };
      return {
        id: newId(),
        ...fields,
        ...userKeys(fields),
        passwordHash: '',
        gender: 'FEMALE' as const,
        groupId: null,
        defaultLang: 'ru' as const,
        active: true,
        accessVersion: 1,
        dateCreating: now,
        version: 1,
      };
    });
    await tx.insertInto('users').values(rows).execute();
    const roles = rows.map(({ id }) => ({ userId: id, roleId: 'role-student', position: 0 }));
    await tx.insertInto('userRoles').values(roles).execute();
  });
}

const header = 'Логин;Фамилия;Имя;Почта;Пол';
const person = (login: string, more = ''): string => `${login};Петрова;Анна;${login}@example.test;ж${more}`;

describe('what a table would do', () => {
  test('is told line by line, and nothing is written', async () => {
    const before = await countPeople();
    const plan = await check(
      `${header}\n${person('a1')}\n\n${person('А2')}\n${person('a1')}\na4;;Анна;нет;x`,
    );
    expect(plan).toMatchObject({ encoding: 'UTF-8', separator: ';', counts: { make: 1, error: 3 } });
    expect(
      plan.lines.map(({ line, outcome, errors }) => [line, outcome, errors.map(({ code }) => code)]),
    ).toEqual([
      [2, 'MAKE', []],
      [4, 'ERROR', ['LOGIN_SYMBOLS', 'EMAIL_FORMAT']],
      [5, 'ERROR', ['LINE_TWICE', 'LINE_TWICE']],
      [6, 'ERROR', ['GENDER_UNKNOWN', 'FIELD_REQUIRED', 'EMAIL_FORMAT']],
    ]);
    expect(await countPeople()).toBe(before);
  });

  test.each([
    ['login,surname,name,email,gender\nb1,Li,Mei,b1@example.test,f', ','],
    ['邮箱\t登录名\t姓\t名\t性别\nb2@example.test\tb2\t李\t梅\t女', '\t'],
    ['sep=;\r\nЛогин;ФИО;Почта;Пол\r\nb3;Ли Мэй;b3@example.test;ж', ';'],
    ['"Login";"Full name";"Email";"Gender"\n"b4";"Lee ""M"" May";"b4@example.test";"female"', ';'],
  ])('reads %j', async (text, separator) => {
    expect(await check(text)).toMatchObject({ separator, counts: { make: 1, error: 0 } });
  });

  test('an unknown group is an error, or made when asked for', async () => {
    const text = `${header};Группа\n${person('c1', ';Литография-9')}`;
    const refused = await check(text);
    expect(refused.lines[0]?.errors).toMatchObject([{ field: 'group', code: 'GROUP_UNKNOWN' }]);
    expect(await check(text, { makeGroups: true })).toMatchObject({
      newGroups: ['Литография-9'],
      counts: { make: 1 },
    });
  });

  test('roles beyond one’s own cannot be given, nor their holders changed', async () => {
    const clerk = await testPerson(app, 'ROLE_STUDENT');
    await storage.write(async (tx) => {
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
    const given = await check(`${header};Роли\n${person('d1', ';Администратор')}`, {}, clerk);
    expect(given.lines[0]?.errors).toMatchObject([{ code: 'ROLE_BEYOND' }]);
    const changed = await check(`login;name\n${admin.login};Иван`, { onTaken: 'UPDATE' }, clerk);
    expect(changed.lines[0]?.errors).toMatchObject([{ code: 'PERSON_BEYOND' }]);
  });

  test.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 415],
    ['bytes', Buffer.from([0x4c, 0, 0, 1, 2, 3]), 415],
    ['nothing', Buffer.from(''), 400],
    ['a header alone', Buffer.from(header), 400],
    ['no known columns', Buffer.from('a;b\n1;2'), 400],
    ['a column twice', Buffer.from('Логин;login\n1;2'), 400],
    ['an open quote', Buffer.from(`${header}\n"x;1`), 400],
    ['too many lines', Buffer.from(`${header}\n${'x;y\n'.repeat(10_001)}`), 400],
    ['too many bytes', Buffer.alloc(6 * 1024 * 1024, 'a;'), 413],
  ])('%s is refused', async (_name, bytes, status) => {
    const answer = await send('/check', bytes);
    expect([answer.statusCode, answer.json<{ message: string }>().message.length > 0]).toEqual([
      status,
      true,
    ]);
  });
});

describe('writing a table', () => {
  test('makes all people with their groups, roles and passwords, and says so in the audit log', async () => {
    const text = `${header};Группа;Роли;Пароль\n${person('e1', ';Новая-1;Преподаватель | Студент;own-word')}\n${person('e2', ';Новая-1;;')}`;
    expect(await bring(text, { makeGroups: true })).toMatchObject({
      state: 'DONE',
      counts: { make: 2 },
      done: 2,
    });
    const rows = await storage.db
      .selectFrom('users')
      .leftJoin('groups', 'groups.id', 'users.groupId')
      .select(['users.id', 'users.login', 'users.passwordHash', 'groups.name as groupName'])
      .where('users.login', 'in', ['e1', 'e2'])
      .orderBy('users.login')
      .execute();
    expect(rows.map(({ login, groupName }) => [login, groupName])).toEqual([
      ['e1', 'Новая-1'],
      ['e2', 'Новая-1'],
    ]);
    expect(await verifyPassword(rows[0]?.passwordHash, 'own-word')).toBe(true);
    expect(await verifyPassword(rows[1]?.passwordHash, 'crystal-3')).toBe(true);
    const entries = await storage.db
      .selectFrom('auditLog')
      .selectAll()
      .where('subjectId', '=', rows[0]?.id ?? '')
      .execute();
    expect(entries.map(({ what }) => what)).toEqual(['user.create']);
    expect(JSON.stringify(entries)).not.toMatch(/own-word|argon2/);
  });

  test('changes existing people when asked to, what the table names and no more', async () => {
    await bring(`${header}\n${person('f1')}`);
    const again = await check(`${header}\n${person('f1')}`);
    expect(again.lines[0]?.errors).toMatchObject([{ code: 'LOGIN_TAKEN' }]);
    const text = 'login;surname\nF1;Сидорова\n';
    expect((await check(text, { onTaken: 'UPDATE' })).lines).toMatchObject([
      { outcome: 'CHANGE', fields: ['surname'] },
    ]);
    await bring(text, { onTaken: 'UPDATE' });
    const row = await storage.db
      .selectFrom('users')
      .selectAll()
      .where('login', '=', 'f1')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ surname: 'Сидорова', name: 'Анна', email: 'f1@example.test', version: 2 });
    expect((await check(text, { onTaken: 'UPDATE' })).counts).toEqual({
      make: 0,
      change: 0,
      same: 1,
      error: 0,
    });
  });

  test('a table with a wrong line, another file, or without passwords is not begun', async () => {
    const good = `${header}\n${person('g1')}`;
    const bad = `${good}\n${person('g1')}`;
    const { sha256 } = await check(good);
    const answers = [
      await send('', bad, { sha256: (await check(bad)).sha256 }),
      await send('', `${good}\n${person('g2')}`, { sha256 }),
      await send('', good, { sha256 }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 400]);
    expect(await storage.db.selectFrom('users').select('id').where('login', 'like', 'g_').execute()).toEqual(
      [],
    );
  });

  test('what is taken between check and writing stops all of it', async () => {
    const text = `${header}\n${person('h1')}\n${person('h2')}`;
    const plan = await check(text);
    const begun = await send('', text, { sha256: plan.sha256, passwords: passwordsOf(plan) });
    await storage.write((tx) =>
      tx.updateTable('users').set({ loginKey: 'h2' }).where('id', '=', admin.id).execute(),
    );
    const job = await ended(begun.json<ImportJob>().id);
    expect(job).toMatchObject({ state: 'FAILED', message: expect.stringContaining('изменились') as unknown });
    expect(await storage.db.selectFrom('users').select('id').where('login', '=', 'h1').execute()).toEqual([]);
    await storage.write((tx) =>
      tx.updateTable('users').set({ loginKey: admin.login }).where('id', '=', admin.id).execute(),
    );
  });

  test('a large table changes fields, groups, roles and passwords of each, and nobody else’s', async () => {
    const logins = Array.from({ length: 450 }, (_, number) => `k${number}`);
    const before = new Date().toISOString();
    await insertPeople(logins, before);
    const rows = logins.map((login, number) =>
      number === 7 ? `${login};Новая-${number};Литография-k;teacher;own-word` : `${login};Новая-${number};;;`,
    );
    const text = `login;surname;group;roles;password\n${rows.join('\n')}`;
    expect(await bring(text, { onTaken: 'UPDATE', makeGroups: true })).toMatchObject({
      state: 'DONE',
      counts: { change: 450 },
      total: 1,
    });
    const people = await storage.db
      .selectFrom('users')
      .leftJoin('groups', 'groups.id', 'users.groupId')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select(['users.id', 'login', 'surname', 'surnameKey', 'users.version', 'accessVersion', 'roleId'])
      .select(['passwordHash', 'groups.name as groupName'])
      .where('login', 'like', 'k%')
      .execute();
    const changed = new Map(people.map((row) => [row.login, row]));
    expect(changed.size).toBe(450);
    for (const [number, login] of logins.entries()) {
      const row = changed.get(login);
      expect(row).toMatchObject({ surname: `Новая-${number}`, version: 2 });
      expect(row?.surnameKey).toBe(`новая-${number} анна`);
      if (number === 7) continue;
      expect(row).toMatchObject({ accessVersion: 1, roleId: 'role-student', groupName: null });
    }
    const [own, other] = [changed.get('k7'), changed.get('k8')];
    expect(own).toMatchObject({ groupName: 'Литография-k', roleId: 'role-teacher', accessVersion: 3 });
    expect(await verifyPassword(own?.passwordHash, 'own-word')).toBe(true);
    expect(other?.passwordHash).toBe('');
    const told = await storage.db
      .selectFrom('auditLog')
      .select('subjectId')
      .where('what', '=', 'user.update')
      .where('at', '>=', before)
      .execute();
    expect(new Set(told.map(({ subjectId }) => subjectId))).toEqual(new Set(people.map(({ id }) => id)));
  });

  test('a cancelled job writes nothing, and its person may begin anew', async () => {
    const people = Array.from({ length: 60 }, (_, number) => person(`m${number}`));
    const text = `${header}\n${people.join('\n')}`;
    const plan = await check(text);
    const begun = await send('', text, { sha256: plan.sha256, passwords: passwordsOf(plan) });
    const { id } = begun.json<ImportJob>();
    const cancel = (headers: TestPerson['headers']) =>
      app.inject({ method: 'POST', url: `/api/v1/users/import/${id}/cancel`, headers });
    const other = await testPerson(app, 'ROLE_ADMIN');
    expect((await cancel(other.headers)).statusCode).toBe(404);
    expect((await cancel(admin.headers)).json<ImportJob>()).toMatchObject({ state: 'CANCELLED' });
    const small = `${header}\n${person('n1')}`;
    expect(await bring(small)).toMatchObject({ state: 'DONE' });
    expect(await ended(id)).toMatchObject({ state: 'CANCELLED', message: expect.any(String) as unknown });
    // Closing waits for the job that was cancelled: nothing of it comes later.
    const again = await cancel(admin.headers);
    expect(again.json<ImportJob>()).toMatchObject({ state: 'CANCELLED' });
    expect(await storage.db.selectFrom('users').select('id').where('login', 'like', 'm%').execute()).toEqual(
      [],
    );
  });

  test('what is written already is not cancelled', async () => {
    const job = await bring(`${header}\n${person('p1')}`);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/users/import/${job.id}/cancel`,
      headers: admin.headers,
    });
    expect(answer.json<ImportJob>()).toMatchObject({ state: 'DONE' });
  });

  test('one person brings in one table at a time, and sees their own alone', async () => {
    // Long enough that the first is still at it when the second comes.
    const people = Array.from({ length: 40 }, (_, number) => person(`i${number}`));
    const text = `${header}\n${people.join('\n')}`;
    const plan = await check(text);
    const data = { sha256: plan.sha256, passwords: passwordsOf(plan) };
    const answers = await Promise.all([send('', text, data), send('', text, data)]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([202, 409]));
    const id = answers.find((answer) => answer.statusCode === 202)?.json<ImportJob>().id ?? '';
    const other = await testPerson(app, 'ROLE_ADMIN');
    expect((await app.inject({ url: `/api/v1/users/import/${id}`, headers: other.headers })).statusCode).toBe(
      404,
    );
    expect(await ended(id)).toMatchObject({ state: 'DONE' });
  });
});
