// Background jobs of a real app: measured, logged by name, finished before the storage closes.
import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { ALL_JOBS } from './all-jobs.ts';
import { startJobs, type MakeJob } from './start-jobs.ts';

let app: FastifyInstance;
let lines: { job?: string; jobs?: string[]; msg: string }[];

beforeEach(() => {
  lines = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  app = Fastify({ logger: { level: 'warn', stream } });
  app.decorate('metrics', new Registry());
});
afterEach(() => app.close());

/** A job that runs `rounds` times as fast as it can, and a promise of its last round. */
function rounds(count: number, run: (round: number) => Promise<void>) {
  let round = 0;
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make: MakeJob = () => ({
    name: 'test',
    everyMs: 1,
    run: async () => {
      round += 1;
      if (round > count) return finish();
      await run(round);
    },
  });
  return { make, over };
}

test('runs and failures are counted under the name of the job', async () => {
  const { make, over } = rounds(3, async (round) => {
    if (round === 2) throw new Error('broken');
  });
  const stop = startJobs(app, [make]);
  await over;
  await stop();
  const metrics = await app.metrics.metrics();
  expect(metrics).toContain('job_duration_seconds_count{job="test",outcome="failed"} 1');
  expect(metrics).toMatch(/job_duration_seconds_count\{job="test",outcome="done"\} [3-9]/);
});

test('a failure that goes on is logged once, another one too', async () => {
  const messages = ['broken', 'broken', 'otherwise', 'broken'];
  const { make, over } = rounds(4, async (round) => {
    throw new Error(messages[round - 1]);
  });
  const stop = startJobs(app, [make]);
  await over;
  await stop();
  expect(lines.map(({ job, msg }) => [job, msg])).toEqual(
    Array.from({ length: 3 }, () => ['test', 'a job failed']),
  );
});

test('stopping closes what a job opened, and names the one that does not end', async () => {
  const closed: string[] = [];
  const job =
    (name: string, run: () => Promise<void>): MakeJob =>
    () => ({
      name,
      everyMs: 1,
      run,
      close: async () => void closed.push(name),
    });
  const endless = job('endless', () => new Promise(() => undefined));
  const stop = startJobs(app, [job('quick', async () => undefined), endless], 50);
  await stop();
  expect(closed).toEqual(['quick']);
  expect(lines).toMatchObject([{ jobs: ['endless'] }]);
});

test('every job of the list runs, and is over before the storage closes', async () => {
  const storage = await openTestStorage();
  const server = await buildTestApp(storage);
  const logged = vi.spyOn(server.log, 'error');
  const stop = startJobs(server, ALL_JOBS);
  await stop();
  const metrics = await server.metrics.metrics();
  await server.close();
  await storage.close();
  await delay(50);
  expect(logged.mock.calls).toEqual([]);
  expect(metrics.match(/^job_duration_seconds_count\{job="[a-z-]+",outcome="done"\} 1$/gm)).toHaveLength(
    ALL_JOBS.length,
  );
});
