// Over a real socket: headers of every response; a stop finishes running requests and refuses new ones.
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { registerCall } from './calls/calls.ts';
import { redactUrl } from './request-log.ts';

const slow = defineCall({
  id: 'test.slow',
  method: 'GET',
  path: '/test-slow',
  access: 'PUBLIC',
  summary: '',
  response: z.object({ done: z.boolean() }),
});

let storage: TestStorage;
let app: FastifyInstance;
let address: string;
let begun: Gate;
let finish: Gate;

interface Gate {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function gate(): Gate {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}

function pageIn(dataDir: string): string {
  const root = join(dataDir, 'page');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets', 'report-Ab12Cd34.css'), 'p {}');
  return root;
}

beforeEach(async () => {
  begun = gate();
  finish = gate();
  storage = await openTestStorage();
  const addSlow = (target: FastifyInstance): void =>
    registerCall(target, slow, async () => {
      begun.resolve();
      await finish.promise;
      return { done: true };
    });
  app = await buildTestApp(storage, {}, addSlow, pageIn(storage.dataDir));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.stop();
  await storage.close();
});

test('a stop finishes what runs and refuses what is new', async () => {
  const running = fetch(`${address}/api/v1/test-slow`);
  await begun.promise;
  const stopped = app.stop();
  const refused = await fetch(`${address}/api/v1/groups/registration`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await fetch(`${address}/api/v1/health/ready`)).status).toBe(503);
  expect((await fetch(`${address}/api/v1/health/live`)).status).toBe(200);
  finish.resolve();
  expect(await (await running).json()).toEqual({ done: true });
  await stopped;
  await expect(fetch(`${address}/api/v1/health/live`)).rejects.toThrow();
});

test('a page that is being shown gets its style sheet during a stop', async () => {
  const running = fetch(`${address}/api/v1/test-slow`);
  await begun.promise;
  const stopped = app.stop();
  const sheet = await fetch(`${address}/assets/report-Ab12Cd34.css`);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(await sheet.text()).toBe('p {}');
  finish.resolve();
  await running;
  await stopped;
});

test.each(['/api/v1/health/live', '/api/v1/nowhere', '/'])('%s carries the strict headers', async (path) => {
  const { headers } = await fetch(`${address}${path}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-request-id')).not.toBeNull();
});

test.each([
  ['/api/v1/auth/sign-in-qr/SECRET', '/api/v1/auth/sign-in-qr/…'],
  ['/qrcode/SECRET?lang=ru', '/qrcode/…?lang'],
  ['/reset-password?token=SECRET', '/reset-password?token'],
  ['/api/v1/users?search=Иванов&page=1', '/api/v1/users?search&page'],
])('the log shows %s as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});
