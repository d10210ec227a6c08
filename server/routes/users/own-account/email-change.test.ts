// A new email: with the password, by a letter to it, and without telling whether the address is somebody's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CurrentUser } from '#contract/entities/user.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let passwordHash: string;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  passwordHash = await hashPassword('crystal');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const NAMES = { surname: 'Новая', name: 'Анна', lastName: 'Петровна', gender: 'FEMALE' };

function change(person: TestPerson, body: object) {
  const url = '/api/v1/users/profile';
  return app.inject({ method: 'PUT', url, payload: { ...NAMES, ...body }, headers: person.headers });
}

async function emailOf(person: TestPerson): Promise<string> {
  const url = '/api/v1/users/current';
  return (await app.inject({ url, headers: person.headers })).json<CurrentUser>().email;
}

/** The letters to an address; they are sent after the response. */
async function lettersTo(email: string, atLeast: number): Promise<readonly string[]> {
  const folder = join(storage.dataDir, 'mail');
  for (let tries = 0; ; tries += 1) {
    const all = existsSync(folder) ? readdirSync(folder) : [];
    const letters = all.map((name) => readFileSync(join(folder, name), 'utf8'));
    const own = letters.filter((letter) => letter.startsWith(`To: ${email}\n`));
    if (own.length >= atLeast && (atLeast > 0 || tries > 20)) return own;
    if (tries > 200) throw new Error(`No letter to ${email}.`);
    await delay(25);
  }
}

const tokenOf = (letter = ''): string => /\/confirm-email\?token=(\S+)/.exec(letter)?.[1] ?? '';

function confirm(token: string) {
  return app.inject({ method: 'POST', url: '/api/v1/auth/email-confirmation', payload: { token } });
}

describe('a new email', () => {
  test('needs the password; the names need none', async () => {
    const person = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const email = 'needs-password@example.test';
    const without = await change(person, { email });
    expect(without.json()).toMatchObject({
      status: 400,
      details: [{ path: 'password', code: 'FIELD_REQUIRED' }],
    });
    const wrong = await change(person, { email, password: 'not-mine' });
    expect(wrong.json()).toMatchObject({ status: 403, details: [{ path: 'password' }] });
    const same = `${person.login}@example.test`.toUpperCase();
    expect((await change(person, { email: same })).json()).toMatchObject({ surname: 'Новая' });
    expect(await lettersTo(email, 0)).toEqual([]);
  });

  test('becomes the person’s when the link in the letter to it is opened, once', async () => {
    const person = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const before = await emailOf(person);
    const email = 'opened@example.test';
    const answer = await change(person, { email, password: 'crystal' });
    expect(answer.json()).toMatchObject({ email: before, surname: 'Новая' });
    const [letter] = await lettersTo(email, 1);
    expect((await confirm(tokenOf(letter))).statusCode).toBe(204);
    expect(await emailOf(person)).toBe(email);
    expect((await confirm(tokenOf(letter))).statusCode).toBe(410);
  });

  test('that is somebody’s is answered alike, gets no letter and is not taken', async () => {
    const owner = await testPerson(app, 'ROLE_STUDENT');
    const person = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const taken = await emailOf(owner);
    const told = await change(person, { email: taken, password: 'crystal' });
    const free = await change(person, { email: 'free@example.test', password: 'crystal' });
    const comparable = (text: string): string => text.replace(/"version":\d+/, '');
    expect([told.statusCode, comparable(told.body)]).toEqual([free.statusCode, comparable(free.body)]);
    await lettersTo('free@example.test', 1);
    expect(await lettersTo(taken, 0)).toEqual([]);
  });

  test('that somebody else has got meanwhile is refused', async () => {
    const [one, other] = [
      await testPerson(app, 'ROLE_STUDENT', { passwordHash }),
      await testPerson(app, 'ROLE_STUDENT', { passwordHash }),
    ];
    const email = 'both@example.test';
    for (const person of [one, other]) await change(person, { email, password: 'crystal' });
    const [first, second] = (await lettersTo(email, 2)).map(tokenOf);
    expect((await confirm(first ?? '')).statusCode).toBe(204);
    expect((await confirm(second ?? '')).statusCode).toBe(410);
  });

  test('is forgotten when the password changes, replaced by a later one, and expires', async () => {
    const person = await testPerson(app, 'ROLE_STUDENT', { passwordHash });
    const wish = async (email: string): Promise<string> => {
      await change(person, { email, password: 'crystal' });
      return tokenOf((await lettersTo(email, 1))[0]);
    };
    const [first, second] = [await wish('first@example.test'), await wish('second@example.test')];
    expect((await confirm(first)).statusCode).toBe(410);
    await storage.write((tx) =>
      tx.updateTable('emailChanges').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    expect((await confirm(second)).statusCode).toBe(410);
    const third = await wish('third@example.test');
    const payload = { oldPassword: 'crystal', newPassword: 'crystal2' };
    const url = '/api/v1/users/change-password';
    await app.inject({ method: 'PATCH', url, payload, headers: person.headers });
    expect((await confirm(third)).statusCode).toBe(410);
  });
});
