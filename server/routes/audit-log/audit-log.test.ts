// The audit log on the engine at hand: searched, paged, exported, and free of secrets.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { AUDIT_ACTS } from '#contract/audit-log/acts.ts';
import { AUDIT_SUBJECT_WORDS } from '#contract/audit-log/subjects.ts';
import type { AuditActDetails, AuditEntry } from '#contract/calls/audit-log.ts';
import type { Page } from '#contract/page.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { newId } from '#server/storage/new-id.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { CHOICE } from '#tests/support/regrade-rig.ts';
import { audit, auditMany } from '#server/plugins/audit-log/audit.ts';
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

async function get(path: string, language = 'ru') {
  const headers = { ...admin.headers, 'accept-language': language };
  return app.inject({ url: `/api/v1/audit-log${path}`, headers });
}

async function found(query: string): Promise<Page<AuditEntry>> {
  const answer = await get(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const ANNA = { id: 'anna', fullName: 'Ёлкина Анна' };
const BORIS = { id: 'boris', fullName: 'Щукин Борис' };

describe('found by', () => {
  beforeAll(async () => {
    await storage.write(async (tx) => {
      await tx.deleteFrom('auditLog').execute();
      const group = { type: 'group', id: 'g1' } as const;
      await audit(tx, ANNA, 'group.create', group, null, { name: 'Травление' });
      await audit(tx, ANNA, 'group.update', group, { name: 'Травление' }, { name: '=Травление-2' });
      await audit(tx, BORIS, 'user.create', { type: 'user', id: 'u1' }, null, { surname: 'Ким', name: 'Ли' });
      await audit(tx, null, 'admin.create', { type: 'user', id: 'u2' }, null, { login: 'root' });
    });
    // One hour apart, so that the test can filter by date.
    const rows = await storage.db.selectFrom('auditLog').select('id').orderBy('id').execute();
    await storage.write(async (tx) => {
      for (const [hour, { id }] of rows.entries()) {
        await tx
          .updateTable('auditLog')
          .set({ at: `2026-03-01T1${hour}:00:00.000Z` })
          .where('id', '=', id)
          .execute();
      }
    });
  });

  test.each([
    ['', ['admin.create', 'user.create', 'group.update', 'group.create']],
    ['?sort=at,asc', ['group.create', 'group.update', 'user.create', 'admin.create']],
    ['?personId=anna', ['group.update', 'group.create']],
    ['?what=group.update', ['group.update']],
    ['?subjectType=user', ['admin.create', 'user.create']],
    ['?subjectType=group&subjectId=g1&size=1&page=1', ['group.create']],
    ['?from=2026-03-01T11:00:00.000Z&to=2026-03-01T13:00:00.000Z', ['user.create', 'group.update']],
    ['?search=ЕЛКИНА', ['group.update', 'group.create']],
    ['?search=ким', ['user.create']],
    ['?search=%25', []],
  ])('%s', async (query, whats) => {
    expect((await found(query)).content.map(({ what }) => what)).toEqual(whats);
  });

  test.each(['?what=user.fly', '?subjectType=moon', '?from=yesterday', '?sort=what,asc'])(
    '%s is refused',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  test('a row says who, what, on what, and what differs', async () => {
    const [entry] = (await found('?what=group.update')).content;
    expect(entry).toMatchObject({
      person: { id: 'anna', fullName: 'Ёлкина Анна' },
      subject: { type: 'group', id: 'g1', name: '=Травление-2' },
      changes: [{ path: 'name', before: 'Травление', after: '=Травление-2' }],
      changeCount: 1,
      moreCount: 0,
    });
    expect((await get(`/${entry?.id}`)).json()).toEqual({ ...entry, others: [] });
    expect((await get('/no-such-entry')).statusCode).toBe(404);
    expect((await found('?what=admin.create')).content[0]?.person).toBeNull();
  });

  test.each([
    ['ru', 'Время (Europe/Moscow);Кто', 'Имя или название: Травление → =Травление-2'],
    ['en', 'Time (Europe/Moscow),Who', 'Name: Травление → =Травление-2'],
    ['zh-CN', '时间 (Europe/Moscow),操作人', '名称: Травление → =Травление-2'],
  ])('exported as CSV in %s, without formulas', async (language, header, change) => {
    const answer = await get('/file?format=csv&subjectType=group&timeZone=Europe/Moscow', language);
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.startsWith(`\uFEFF${header}`)).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(change);
    expect(lines[1]).toContain("'=Травление-2");
    expect(lines[1]).toContain('2026-03-01 14:00');
  });

  test('exported as a workbook with moments as moments', async () => {
    const answer = await get('/file?format=xlsx');
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows).toHaveLength(5);
    expect(sheets[0]?.rows[1]?.[0]).toBeInstanceOf(Date);
    expect(sheets[0]?.rows[1]?.[1]).toBe('Сервер');
  });

  test('an unknown time zone is refused', async () => {
    expect((await get('/file?timeZone=Mars/Base')).statusCode).toBe(400);
  });
});

test('everybody who changed something is to choose from, by name, also the ten thousandth entry’s', async () => {
  const second = await testPerson(app, 'ROLE_ADMIN');
  await storage.write(async (tx) => {
    await audit(tx, { id: admin.id, fullName: 'А' }, 'group.update', { type: 'group', id: 'g' }, null, null);
    await audit(tx, { id: second.id, fullName: 'Б' }, 'group.update', { type: 'group', id: 'g' }, null, null);
  });
  const ids = (await get('/people')).json<{ id: string }[]>().map(({ id }) => id);
  expect(ids.toSorted()).toEqual([admin.id, second.id].toSorted());
});

test('a total beyond ten thousand is said to be one, and pieces of an export join without a gap', async () => {
  const row = await storage.db.selectFrom('auditLog').selectAll().limit(1).executeTakeFirstOrThrow();
  await storage.write(async (tx) => {
    await tx.deleteFrom('auditLog').execute();
    for (let from = 0; from < 10_002; from += 834) {
      const rows = Array.from({ length: 834 }, (_, index) => ({
        ...row,
        before: 'null',
        after: 'null',
        id: `entry-${String(from + index).padStart(6, '0')}`,
        // Many at the same moment: the id breaks the tie.
        at: `2026-03-01T00:00:${String((from + index) % 60).padStart(2, '0')}.000Z`,
      }));
      await tx.insertInto('auditLog').values(rows).execute();
    }
  });
  expect(await found('?size=1')).toMatchObject({ totalElements: 10_000, totalApproximate: true });
  const lines = (await get('/file?format=csv')).body.split('\r\n');
  expect(lines).toHaveLength(10_008 + 2);
});

test('whatever is done with passwords, tokens and codes, none of them is in the log', async () => {
  const passwordHash = await hashPassword('old-secret');
  const person = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
  const base = { surname: 'Тайный', name: 'Агент', lastName: 'Иванович', gender: 'MALE' };
  const call = (who: TestPerson, method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) =>
    app.inject({ method, url: `/api/v1/${path}`, payload, headers: who.headers });
  const made = await call(admin, 'POST', 'users', {
    ...base,
    login: 'agent',
    email: 'agent@example.test',
    password: 'word-in-clear',
    roles: ['ROLE_STUDENT'],
  });
  const { id } = made.json<{ id: string }>();
  await call(admin, 'PUT', `users/${id}`, {
    ...base,
    login: 'agent',
    email: 'agent@example.test',
    password: 'word-in-clear-2',
  });
  await call(person, 'PATCH', 'users/change-password', {
    oldPassword: 'old-secret',
    newPassword: 'new-secret',
  });
  const qr = await call(admin, 'POST', 'user-qr-auth', { userIds: [id] });
  const codes = qr.json<{ code: string }[]>().map(({ code }) => code);
  expect(codes).toHaveLength(1);
  await call(admin, 'POST', 'registration-requests', {
    ...base,
    lastname: 'А',
    login: 'agent-2',
    email: 'agent-2@example.test',
    password: 'word-in-clear-3',
  });
  const rows = await storage.db.selectFrom('auditLog').selectAll().execute();
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(4);
  for (const secret of ['word-in-clear', 'old-secret', 'new-secret', '$argon2id', ...codes])
    expect(text, secret).not.toContain(secret);
});

test('what is called like a secret is left out even when a caller gives it', async () => {
  const given = { name: 'А', nested: [{ passwordHash: 'x1x', kept: 1 }], refreshToken: 'x1x' };
  await storage.write((tx) => audit(tx, ANNA, 'group.update', { type: 'group', id: 'leak' }, given, given));
  const row = await storage.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subjectId', '=', 'leak')
    .executeTakeFirstOrThrow();
  expect(row.before).toEqual({ name: 'А', nested: [{ kept: 1 }] });
  expect(JSON.stringify(row.after)).not.toContain('x1x');
});

test('ids of tasks, people, groups and roles are shown by what these are called, also in a table', async () => {
  const learner = await testPerson(app, 'ROLE_STUDENT');
  const users = storage.db.selectFrom('users').select(['surname', 'name', 'lastName']);
  const fullName = fullNameOf(await users.where('id', '=', learner.id).executeTakeFirstOrThrow());
  const group = { id: newId(), name: 'Травление' };
  const question = 'Что убирает влагу?';
  const taskId = await storage.write(async (tx) => {
    const { id } = await insertTask(tx, CHOICE, { by: null, now: new Date().toISOString() });
    await tx
      .insertInto('groups')
      .values({
        ...group,
        nameKey: 'травление',
        status: 'ACTIVE',
        openForRegistration: false,
        dateCreating: new Date().toISOString(),
        version: 0,
      })
      .execute();
    return id;
  });
  await storage.write(async (tx) => {
    const subject = { type: 'execution', id: 'e1', name: 'Событие' } as const;
    const marks = [{ taskId, mark: 7.5, comment: '' }];
    await audit(
      tx,
      ANNA,
      'result.review',
      subject,
      { marks: [{ taskId, mark: null, comment: '' }] },
      { marks },
    );
    await audit(tx, ANNA, 'user.group', subject, { groupId: null }, { groupId: group.id });
    await audit(tx, ANNA, 'execution.act', subject, null, { users: [learner.id, 'nobody'] });
    await audit(tx, ANNA, 'user.roles', subject, { roleIds: [] }, { roleIds: ['role-student'] });
  });
  const { content } = await found('?sort=at,asc&subjectId=e1');
  const [marked, grouped, acted, given] = content.map(({ changes }) => changes);
  expect(marked).toEqual([{ path: 'marks', before: `${question}: —`, after: `${question}: 7.5` }]);
  expect(grouped).toEqual([{ path: 'groupId', before: null, after: group.name }]);
  expect(acted).toEqual([{ path: 'users', before: null, after: `${fullName}, nobody` }]);
  expect(given).toEqual([{ path: 'roleIds', before: null, after: 'Студент' }]);
  const alone = await get(`/${content[0]?.id}`);
  expect(alone.json<AuditEntry>().changes).toEqual(marked);
  const table = await get('/file?format=csv&subjectId=e1');
  expect(table.body).toContain(question);
  expect(table.body).not.toContain(taskId);
});

test('one act on many is one line, which says what became of all; each is found by its own name', async () => {
  const people: TestPerson[] = [];
  for (let at = 0; at < 3; at += 1) people.push(await testPerson(app, 'ROLE_STUDENT'));
  await storage.write(async (tx) => {
    await tx.deleteFrom('auditLog').execute();
    const entries = people.map(({ id }, at) => ({
      subject: { type: 'user', id, name: `Человек ${at}` } as const,
      before: { groupId: `old-${at}`, surname: 'Ким' },
      after: { groupId: null, surname: `Ким-${at}` },
    }));
    await auditMany(tx, ANNA, 'user.group', entries);
    await auditMany(tx, ANNA, 'user.activate', entries.slice(0, 1));
  });
  const { content, totalElements } = await found('?sort=at,asc');
  expect(totalElements).toBe(2);
  const [joined, alone] = content;
  expect(joined).toMatchObject({ moreCount: 2, changeCount: 1 });
  expect(joined?.changes).toEqual([{ path: 'groupId', before: null, after: null }]);
  expect(alone).toMatchObject({ moreCount: 0, changeCount: 2 });
  const details = (await get(`/${joined?.id}`)).json<AuditActDetails>();
  expect(details.others.map(({ name }) => name)).toEqual(['Человек 1', 'Человек 2']);
  expect(details.moreCount).toBe(2);
  // The first one's own differences are not lost behind those of all.
  expect(details.changes).toContainEqual({ path: 'surname', before: 'Ким', after: 'Ким-0' });
  const named = await found(`?search=${encodeURIComponent('человек 2')}`);
  expect(named.content.map(({ subject }) => subject.name)).toEqual(['Человек 2']);
  expect(named.content[0]?.changes).toContainEqual({ path: 'surname', before: 'Ким', after: 'Ким-2' });
  expect((await found(`?subjectType=user&subjectId=${people[1]?.id}`)).totalElements).toBe(1);
  const table = await get('/file?format=csv');
  expect(table.body.match(/Человек/g)).toHaveLength(4);
});

test('every act and every kind of subject has words in the three languages', () => {
  for (const words of [...Object.values(AUDIT_ACTS), ...Object.values(AUDIT_SUBJECT_WORDS)]) {
    expect(Object.values(words).every((word) => word.trim() !== '')).toBe(true);
    expect(Object.keys(words).toSorted()).toEqual(['ch', 'en', 'ru']);
  }
});
