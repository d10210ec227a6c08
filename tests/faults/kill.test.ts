/** kill -9 of the real server at 20 random moments while batches are sent: nothing that it acknowledged is lost. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt, AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { rm } from 'node:fs/promises';
import { makeDataDir, startServer, type RunningServer, type Settings } from '../run-server.ts';

const KILLS = 20;
const SENDERS = 4;
const LONGEST_LIFE_MS = 700;
const SEED = 20261121;

interface Engine {
  readonly name: string;
  readonly open: () => Promise<{ readonly settings: Settings; readonly close: () => Promise<void> }>;
}

const databaseUrl = process.env['TEST_DATABASE_URL'] || undefined;

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function withDataDir(settings: Settings) {
  const dataDir = await makeDataDir();
  return {
    settings: { DEMO: 'on', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings },
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

const embedded: Engine = { name: 'embedded', open: () => withDataDir({}) };
const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  open: async () => {
    const database = `kill_${process.pid}`;
    await run(url, `create database ${database}`);
    const own = new URL(url);
    own.pathname = `/${database}`;
    const opened = await withDataDir({ DATABASE_URL: own.href });
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await run(url, `drop database ${database} with (force)`);
      },
    };
  },
});

const engines: readonly Engine[] = databaseUrl === undefined ? [embedded] : [embedded, postgres(databaseUrl)];

interface Sent {
  readonly sequence: number;
  readonly contentHash: string;
}

async function ask<T>(
  server: RunningServer,
  path: string,
  body?: unknown,
  token = '',
): Promise<{ status: number; body: T }> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/v1${path}`, {
    ...init,
    headers,
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, body: (await response.json()) as T };
}

async function signIn(server: RunningServer, login: string): Promise<string> {
  const { body } = await ask<{ accessToken: string }>(server, '/auth/sign-in', {
    login,
    password: 'crystal',
  });
  return body.accessToken;
}

function batchOf(attempt: Attempt, sequence: number): EventBatch {
  const answer = `draft ${sequence} of ${attempt.id}`;
  const events: AttemptEvent[] = [
    { type: 'DRAFT', taskId: attempt.tasks[0]?.id ?? '', answer, at: sequence },
  ];
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  return { writer: attempt.writer, sequence, contentHash, elapsedMs: sequence, sinceContactMs: 0, events };
}

/** Sends batch after batch until the server is gone; a batch without an answer is sent again next time. */
async function sendWhileAlive(
  server: RunningServer,
  token: string,
  attempt: Attempt,
  acknowledged: Sent[],
): Promise<void> {
  for (;;) {
    const batch = batchOf(attempt, (acknowledged.at(-1)?.sequence ?? 0) + 1);
    try {
      const { status, body } = await ask<{ acceptedSequence: number }>(
        server,
        `/completed-work/${attempt.id}/events`,
        batch,
        token,
      );
      expect([status, body.acceptedSequence]).toEqual([200, batch.sequence]);
      acknowledged.push({ sequence: batch.sequence, contentHash: batch.contentHash });
    } catch (error) {
      if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
        return;
      throw error;
    }
  }
}

async function startAttempt(
  server: RunningServer,
  login: string,
): Promise<{ token: string; attempt: Attempt }> {
  const token = await signIn(server, login);
  const courses = await ask<{ content: { works: { id: string }[] }[] }>(
    server,
    '/courses/by-permission',
    undefined,
    token,
  );
  const workId = courses.body.content[0]?.works[0]?.id ?? '';
  const { body } = await ask<Attempt>(server, `/works/${workId}/completed-work`, { type: 'TRAINING' }, token);
  return { token, attempt: body };
}

describe.each(engines)('on $name', ({ open }) => {
  let opened: Awaited<ReturnType<Engine['open']>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test(`${KILLS} kills lose nothing acknowledged`, { timeout: 500_000 }, async () => {
    const logins = ['student', 'a.fedorov', 'e.zakharova', 't.yusupov'].slice(0, SENDERS);
    let server = await startServer(opened.settings);
    const senders = await Promise.all(logins.map((login) => startAttempt(server, login)));
    const acknowledged = senders.map((): Sent[] => []);
    let random = SEED;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const draw = drawWhole(random, LONGEST_LIFE_MS);
      random = draw.random;
      const sending = senders.map(({ token, attempt }, index) =>
        sendWhileAlive(server, token, attempt, acknowledged[index]!),
      );
      await new Promise((resolve) => setTimeout(resolve, draw.value));
      await server.kill();
      await Promise.all(sending);
      server = await startServer(opened.settings);
    }
    for (const [index, { token, attempt }] of senders.entries()) {
      const sent = acknowledged[index]!;
      expect(sent.length).toBeGreaterThan(KILLS);
      const last = sent.at(-1)!;
      const opening = await ask<Attempt>(server, `/completed-work/${attempt.id}/attempt`, undefined, token);
      // The one on its way when the server died may have been stored without its answer.
      expect(opening.body.nextSequence - 1 - last.sequence).toBeOneOf([0, 1]);
      for (const { sequence } of sent) {
        const repeat = await ask(
          server,
          `/completed-work/${attempt.id}/events`,
          batchOf(attempt, sequence),
          token,
        );
        expect([sequence, repeat.status]).toEqual([sequence, 200]);
      }
    }
    await server.stop();
  });
});
