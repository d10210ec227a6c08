import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportJob } from '#contract/calls/user-import.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { userKeys } from '#server/repositories/user-rows.ts';
import { newId } from '#server/storage/new-id.ts';
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

describe('a long import', () => {
  test('a large table changes fields, groups, roles and passwords of each, and nobody else’s', async () => {
    const logins = Array.from({ length: 450 }, (_, number) => `k${number}`);
    const before = new Date().toISOString();
    await insertPeople(logins, before);
    const rows = logins.map((login, number) =>
      number === 7 ? `${login};Новая-${number};Литография-k;teacher;own-word` : `${login};Новая-${number};;;`,
    );
    const text = `login;surname;group;roles;password\n${rows.join('\n')}`;
    expect(await calls.bring(text, { onTaken: 'UPDATE', makeGroups: true })).toMatchObject({
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
    const people = Array.from({ length: 8 }, (_, number) => person(`m${number}`));
    const text = `${HEADER}\n${people.join('\n')}`;
    const plan = await calls.check(text);
    const begun = await calls.send('', text, { sha256: plan.sha256, passwords: passwordsOf(plan) });
    const { id } = begun.json<ImportJob>();
    const cancel = (headers: TestPerson['headers']) =>
      app.inject({ method: 'POST', url: `/api/v1/users/import/${id}/cancel`, headers });
    const other = await testPerson(app, 'ROLE_ADMIN');
    expect((await cancel(other.headers)).statusCode).toBe(404);
    expect((await cancel(admin.headers)).json<ImportJob>()).toMatchObject({ state: 'CANCELLED' });
    // Longer than the rest of the first import, so whatever that would still write has been written by then.
    const longer = Array.from({ length: 30 }, (_, number) => person(`n${number}`));
    expect(await calls.bring(`${HEADER}\n${longer.join('\n')}`)).toMatchObject({ state: 'DONE' });
    expect(await calls.ended(id)).toMatchObject({
      state: 'CANCELLED',
      message: expect.any(String) as unknown,
    });
    expect(await storage.db.selectFrom('users').select('id').where('login', 'like', 'm%').execute()).toEqual(
      [],
    );
  });

  test('what is written already is not cancelled', async () => {
    const job = await calls.bring(`${HEADER}\n${person('p1')}`);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/users/import/${job.id}/cancel`,
      headers: admin.headers,
    });
    expect(answer.json<ImportJob>()).toMatchObject({ state: 'DONE' });
  });
});
