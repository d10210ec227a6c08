/** Over a real socket: headers of every answer, and a stop that finishes what runs and refuses what comes. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { openTestStorage, type TestStorage } from '../storage/test-storage.ts';
import { buildTestApp } from '../test-app.ts';
import { registerCall } from './calls.ts';
import { redactUrl } from './request-log.ts';

const slow = defineCall({
  id: 'test.slow',
  method: 'GET',
  path: '/test-slow',
  access: 'PUBLIC',
  summary: '',
  answer: z.object({ done: z.boolean() }),
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

beforeEach(async () => {
  begun = gate();
  finish = gate();
  storage = await openTestStorage();
  app = await buildTestApp(storage, {}, (target) => {
    registerCall(target, slow, async () => {
      begun.resolve();
      await finish.promise;
      return { done: true };
    });
  });
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
