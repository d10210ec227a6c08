import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSecurityHeaders, PAGE_HEADERS } from './security/security-headers.ts';
import { addStaticPage } from './static-page.ts';

let app: FastifyInstance;
const root = mkdtempSync(join(tmpdir(), 'kristall-page-'));

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>page');
  writeFileSync(join(root, 'sw.js'), 'worker');
  writeFileSync(join(root, 'assets', 'index-Ab12Cd34.js'), 'part');
  const files = {
    '/cabinet': ['/assets/cabinet-1.js', '/assets/cabinet-1.css'],
    '/quiz/:workId': ['/assets/quiz-1.js'],
    '/room': ['/assets/manifest-1.json'],
  };
  writeFileSync(join(root, 'first-files.json'), JSON.stringify(files));
  for (const name of [
    'pdf.worker-Ab12Cd34.mjs',
    'own-worker-Ab12Cd34.js',
    'sign-Ab12Cd34.svg',
    'sheet-Ab12Cd34.webp',
  ])
    writeFileSync(join(root, 'assets', name), 'part');
  app = Fastify();
  addSecurityHeaders(app);
  await addStaticPage(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

it.each([
  ['/sw.js', 'no-cache', 'worker'],
  ['/', 'no-cache', '<!doctype html>page'],
  ['/cabinet', 'no-cache', '<!doctype html>page'],
  ['/assets/index-Ab12Cd34.js', 'public, max-age=31536000, immutable', 'part'],
])('%s is served with %s', async (url, caching, body) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([200, caching, body]);
});

it('the worker comes as a script', async () => {
  const { headers } = await app.inject({ url: '/sw.js' });
  expect(headers['content-type']).toContain('javascript');
});

it.each([
  [
    '/cabinet?x=1',
    '</assets/cabinet-1.js>; rel=modulepreload, </assets/cabinet-1.css>; rel=preload; as=style; crossorigin',
  ],
  ['/quiz/0198', '</assets/quiz-1.js>; rel=modulepreload'],
  ['/room', '</assets/manifest-1.json>; rel=preload; as=fetch; crossorigin'],
  ['/quiz/0198/more', undefined],
  ['/', undefined],
])('%s comes with the names of the files that it needs first', async (url, link) => {
  expect((await app.inject({ url })).headers['link']).toBe(link);
});

const policiesOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  PAGE_HEADERS.filter((name) => name in headers);

it.each(['/assets/index-Ab12Cd34.js', '/assets/sheet-Ab12Cd34.webp'])(
  '%s brings only what a part needs',
  async (url) => {
    const { headers } = await app.inject({ url });
    expect(policiesOf(headers)).toEqual([]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

it.each([
  '/cabinet',
  '/index.html',
  '/sw.js',
  '/assets/pdf.worker-Ab12Cd34.mjs',
  '/assets/own-worker-Ab12Cd34.js',
  '/assets/sign-Ab12Cd34.svg',
  '/assets/missing-Ab12Cd34.js',
])('%s, a page or a worker of its own, brings all policies', async (url) => {
  const { headers } = await app.inject({ url });
  expect(policiesOf(headers)).toEqual(PAGE_HEADERS);
});
