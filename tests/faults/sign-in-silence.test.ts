/**
 * Nobody can find out whether a login, an email or a reset token exists: neither from a response nor from its
 * time. (A QR code is a 128-bit secret that nobody guesses, so its holder may learn why it no longer works.)
 * Known and unknown ones are tried alternately, in random order, each from its own address.
 */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/auth/passwords.ts';
import type * as Passwords from '#server/auth/passwords.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { newId } from '#server/storage/new-id.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { compareTimes } from './compare-times.ts';

/** When open, an unknown login is refused without hashing: the leak that the test must find. */
const leak = vi.hoisted(() => ({ isOpen: false }));

vi.mock('#server/auth/passwords.ts', async (importOriginal) => {
  const real = await importOriginal<typeof Passwords>();
  const verifyPassword: typeof real.verifyPassword = (hash, password) =>
    leak.isOpen && hash === undefined ? Promise.resolve(false) : real.verifyPassword(hash, password);
  return { ...real, verifyPassword };
});

/** Tries with passwords. */
const TRIES = Number(process.env['SILENCE_TRIES'] ?? 2000);
/** Tries of each other call. */
const OTHERS = Math.min(TRIES, 600);
/** A difference this large comes by chance once in three million runs. */
const MAX_DEVIATIONS = 5;
/** The fastest of so many tries is what the work takes: a busy machine lengthens single ones. */
const REPEATS = 3;
const TIMEOUT_MS = 600_000;

let storage: TestStorage;
let app: FastifyInstance;
let people: readonly TestPerson[];

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  const passwordHash = await hashPassword('crystal');
  people = await Promise.all(
    Array.from({ length: 40 }, () => testPerson(app, 'ROLE_STUDENT', { passwordHash })),
  );
}, TIMEOUT_MS);

afterAll(async () => {
  await app.close();
  await storage.close();
});

let asked = 0;

/** Another address for each request, so that no limit is reached. */
function elsewhere(): string {
  asked += 1;
  return `10.${asked % 200}.${Math.floor(asked / 200) % 250}.${(asked % 250) + 1}`;
}

type Ask = (isKnown: boolean) => Promise<LightMyRequestResponse>;

/** What a stranger sees of a response, without what differs in every response. */
function lookOf(answer: LightMyRequestResponse): string {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookie, ...headers } = answer.headers;
  return JSON.stringify([answer.statusCode, headers, cookie, answer.body]);
}

interface Asked {
  readonly looks: ReadonlySet<string>;
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

async function askBoth(count: number, ask: Ask): Promise<Asked> {
  const looks = new Set<string>();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < count / 2; pair += 1) {
    const first = Math.random() < 0.5;
    for (const isKnown of [first, !first]) {
      const from = performance.now();
      const answer = await ask(isKnown);
      times[isKnown ? 'known' : 'unknown'].push(performance.now() - from);
      looks.add(lookOf(answer));
    }
  }
  return { looks, ...times };
}

/** The fastest of each REPEATS times in a row. */
function fastest(times: readonly number[]): readonly number[] {
  return Array.from({ length: Math.floor(times.length / REPEATS) }, (_, at) =>
    Math.min(...times.slice(at * REPEATS, (at + 1) * REPEATS)),
  );
}

const oneOf = (): TestPerson => people[asked % people.length] as TestPerson;

function post(path: string, payload?: object): Promise<LightMyRequestResponse> {
  const base = { method: 'POST', url: `/api/v1/auth/${path}`, remoteAddress: elsewhere() } as const;
  return app.inject(payload === undefined ? base : { ...base, payload });
}

function wrongPassword(isKnown: boolean): Promise<LightMyRequestResponse> {
  return post('sign-in', { login: isKnown ? oneOf().login : `user-${newId()}`, password: 'quartz' });
}

/** Known tokens belong to a person but are used or revoked; unknown ones were never made. */
async function insertDead(): Promise<readonly { readonly reset: string }[]> {
  const dead = people.map(({ id }) => ({ id, reset: newId() }));
  const now = new Date().toISOString();
  await storage.write(async (tx) => {
    for (const { id: userId, reset } of dead) {
      const times = { createdAt: now, expiresAt: now, usedAt: now };
      await tx
        .insertInto('passwordResets')
        .values({ id: newId(), userId, tokenHash: hashSecret(reset), ...times })
        .execute();
    }
  });
  return dead;
}

function signUp(isKnown: boolean): Promise<LightMyRequestResponse> {
  const login = isKnown ? oneOf().login : `user-${newId()}`;
  const names = { surname: 'Ким', name: 'Ли', lastname: 'Чжэ', gender: 'MALE' };
  return post('sign-up', { ...names, login, email: `${login}@example.test`, password: 'crystal' });
}

function forgotten(isKnown: boolean): Promise<LightMyRequestResponse> {
  const email = `${isKnown ? oneOf().login : `user-${newId()}`}@example.test`;
  const url = `/api/v1/auth/password-confirmation?email=${encodeURIComponent(email)}`;
  return app.inject({ url, remoteAddress: elsewhere() });
}

let dead: Awaited<ReturnType<typeof insertDead>>;
beforeAll(async () => {
  dead = await insertDead();
});

const table: readonly [string, number, Ask][] = [
  ['a wrong password', TRIES, wrongPassword],
  ['a sign-up', OTHERS, signUp],
  ['a forgotten password', OTHERS, forgotten],
  [
    'a link to a new password that holds no more',
    OTHERS,
    (isKnown) => {
      const token = isKnown ? (dead[asked % dead.length]?.reset ?? '') : newId();
      return post('password-reset', { token, newPassword: 'crystal' });
    },
  ],
];

test.each(table)(
  '%s says nothing',
  async (_name, count, ask) => {
    await askBoth(40, ask);
    const { looks, known, unknown } = await askBoth(count, ask);
    expect([...looks]).toHaveLength(1);
    const { larger, z } = compareTimes(known, unknown);
    expect(Math.abs(z), `known slower in ${(larger * 100).toFixed(1)}% of pairs`).toBeLessThan(
      MAX_DEVIATIONS,
    );
  },
  TIMEOUT_MS,
);

test(
  'without the work for an unknown login, the same test tells them apart at once',
  async () => {
    leak.isOpen = true;
    const { known, unknown } = await askBoth(100 * REPEATS, wrongPassword).finally(() => {
      leak.isOpen = false;
    });
    const { larger, z } = compareTimes(fastest(known), fastest(unknown));
    expect(z).toBeGreaterThan(MAX_DEVIATIONS);
    expect(larger).toBeGreaterThan(0.95);
  },
  TIMEOUT_MS,
);
