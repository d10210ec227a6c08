import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeXlsx } from 'hucre/xlsx';
import type { ImportJob, ImportPlan } from '#contract/calls/user-import.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { HEADER, importCalls, passwordsOf, person } from '#tests/support/test-import.ts';

let storage: TestStorage;
let app: FastifyInstance;
let admin: TestPerson;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  admin = await testPerson(app, 'ROLE_ADMIN');
  calls = importCalls(app, admin);
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

async function countPeople(): Promise<number> {
  const { count } = await storage.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('what a table would do', () => {
  test('is told line by line, and nothing is written', async () => {
    const before = await countPeople();
    const plan = await calls.check(
      `${HEADER}\n${person('a1')}\n\n${person('А2')}\n${person('a1')}\na4;;Анна;нет;x`,
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
    expect(await calls.check(text)).toMatchObject({ separator, counts: { make: 1, error: 0 } });
  });

  test('reads the first sheet of a workbook, without empty rows', async () => {
    const rows = [
      ['Логин', 'ФИО', 'Почта', 'Пол'],
      ['', '', '', ''],
      ['b5', 'Ли Мэй', 'b5@example.test', 'ж'],
      ['b6', 'Ли', 'b6', ''],
    ];
    const book = await writeXlsx({ sheets: [{ name: 'Люди', rows }] });
    const plan = (await calls.send('/check', Buffer.from(book))).json<ImportPlan>();
    expect(plan).toMatchObject({ encoding: 'XLSX', counts: { make: 1, error: 1 } });
    expect(plan.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [3, 'MAKE'],
      [4, 'ERROR'],
    ]);
  });

  test('a new person has a patronymic, or a dash, or all of the table have none', async () => {
    const header = 'Логин;Фамилия;Имя;Отчество;Почта;Пол';
    const line = (login: string, lastName: string): string =>
      `${login};Ли;Мэй;${lastName};${login}@example.test;ж`;
    const text = [header, line('d1', ''), line('d2', '—'), line('d3', 'Петровна')].join('\n');
    const plan = await calls.check(text, { noPatronymic: false });
    expect(plan.lines.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ['lastName PATRONYMIC_MISSING'],
      [],
      [],
    ]);
    expect(plan.lines.map(({ fullName }) => fullName)).toEqual(['Ли Мэй', 'Ли Мэй', 'Ли Мэй Петровна']);
    expect((await calls.check(text)).counts).toMatchObject({ make: 3, error: 0 });
  });

  test('an unknown group is an error, or made when asked for', async () => {
    const text = `${HEADER};Группа\n${person('c1', ';Литография-9')}`;
    const refused = await calls.check(text);
    expect(refused.lines[0]?.errors).toMatchObject([{ field: 'group', code: 'GROUP_UNKNOWN' }]);
    expect(await calls.check(text, { makeGroups: true })).toMatchObject({
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
    const given = await calls.check(`${HEADER};Роли\n${person('d1', ';Администратор')}`, {}, clerk);
    expect(given.lines[0]?.errors).toMatchObject([{ code: 'ROLE_BEYOND' }]);
    const changed = await calls.check(`login;name\n${admin.login};Иван`, { onTaken: 'UPDATE' }, clerk);
    expect(changed.lines[0]?.errors).toMatchObject([{ code: 'PERSON_BEYOND' }]);
  });

  test.each([
    ['a broken workbook', Buffer.from('PK\u0003\u0004rest'), 400],
    ['bytes', Buffer.from([0x4c, 0, 0, 1, 2, 3]), 415],
    ['nothing', Buffer.from(''), 400],
    ['a header alone', Buffer.from(HEADER), 400],
    ['no known columns', Buffer.from('a;b\n1;2'), 400],
    ['a column twice', Buffer.from('Логин;login\n1;2'), 400],
    ['an open quote', Buffer.from(`${HEADER}\n"x;1`), 400],
    ['too many lines', Buffer.from(`${HEADER}\n${'x;y\n'.repeat(10_001)}`), 400],
    ['too many bytes', Buffer.alloc(6 * 1024 * 1024, 'a;'), 413],
  ])('%s is refused', async (_name, bytes, status) => {
    const answer = await calls.send('/check', bytes);
    expect([answer.statusCode, answer.json<{ message: string }>().message.length > 0]).toEqual([
      status,
      true,
    ]);
  });

  test.each([
    ['a broken workbook', Buffer.from('PK\u0003\u0004rest')],
    ['bytes', Buffer.from([0x4c, 0, 0, 1, 2, 3])],
  ])('%s is told which tables are taken', async (_name, bytes) => {
    const answer = await calls.send('/check', bytes);
    expect(answer.json<{ message: string }>().message).toMatch(/xlsx.*CSV, TSV or TXT/);
  });
});

describe('writing a table', () => {
  test('makes all people with their groups, roles and passwords, and says so in the audit log', async () => {
    const text = `${HEADER};Группа;Роли;Пароль\n${person('e1', ';Новая-1;Преподаватель | Студент;own-word')}\n${person('e2', ';Новая-1;;')}`;
    expect(await calls.bring(text, { makeGroups: true })).toMatchObject({
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
    await calls.bring(`${HEADER}\n${person('f1')}`);
    const again = await calls.check(`${HEADER}\n${person('f1')}`);
    expect(again.lines[0]?.errors).toMatchObject([{ code: 'LOGIN_TAKEN' }]);
    const text = 'login;surname\nF1;Сидорова\n';
    expect((await calls.check(text, { onTaken: 'UPDATE' })).lines).toMatchObject([
      { outcome: 'CHANGE', fields: ['surname'] },
    ]);
    await calls.bring(text, { onTaken: 'UPDATE' });
    const row = await storage.db
      .selectFrom('users')
      .selectAll()
      .where('login', '=', 'f1')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ surname: 'Сидорова', name: 'Анна', email: 'f1@example.test', version: 2 });
    expect((await calls.check(text, { onTaken: 'UPDATE' })).counts).toEqual({
      make: 0,
      change: 0,
      same: 1,
      error: 0,
    });
  });

  test('a table with a wrong line, another file, or without passwords is not begun', async () => {
    const good = `${HEADER}\n${person('g1')}`;
    const bad = `${good}\n${person('g1')}`;
    const { sha256 } = await calls.check(good);
    const answers = [
      await calls.send('', bad, { sha256: (await calls.check(bad)).sha256 }),
      await calls.send('', `${good}\n${person('g2')}`, { sha256 }),
      await calls.send('', good, { sha256 }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 400]);
    expect(await storage.db.selectFrom('users').select('id').where('login', 'like', 'g_').execute()).toEqual(
      [],
    );
  });

  test('what is taken between check and writing stops all of it', async () => {
    const text = `${HEADER}\n${person('h1')}\n${person('h2')}`;
    const plan = await calls.check(text);
    // Before the writing begins: it may be over before another statement gets its turn.
    await storage.write((tx) =>
      tx.updateTable('users').set({ loginKey: 'h2' }).where('id', '=', admin.id).execute(),
    );
    const begun = await calls.send('', text, { sha256: plan.sha256, passwords: passwordsOf(plan) });
    const job = await calls.ended(begun.json<ImportJob>().id);
    expect(job).toMatchObject({ state: 'FAILED', message: expect.stringContaining('изменились') as unknown });
    expect(await storage.db.selectFrom('users').select('id').where('login', '=', 'h1').execute()).toEqual([]);
    await storage.write((tx) =>
      tx.updateTable('users').set({ loginKey: admin.login }).where('id', '=', admin.id).execute(),
    );
  });

  test('one person brings in one table at a time, and sees their own alone', async () => {
    // Enough people that the first import is still running when the second starts.
    const people = Array.from({ length: 40 }, (_, number) => person(`i${number}`));
    const text = `${HEADER}\n${people.join('\n')}`;
    const plan = await calls.check(text);
    const data = { sha256: plan.sha256, passwords: passwordsOf(plan) };
    const answers = await Promise.all([calls.send('', text, data), calls.send('', text, data)]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([202, 409]));
    const id = answers.find((answer) => answer.statusCode === 202)?.json<ImportJob>().id ?? '';
    const other = await testPerson(app, 'ROLE_ADMIN');
    expect((await app.inject({ url: `/api/v1/users/import/${id}`, headers: other.headers })).statusCode).toBe(
      404,
    );
    expect(await calls.ended(id)).toMatchObject({ state: 'DONE' });
  });
});
