import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileInfo } from '#contract/calls/files.ts';
import { avatarReferrer } from '#server/repositories/avatar-files.ts';
import { mayReadFile, referToFiles } from '#server/repositories/file-access.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { removeUnusedFiles } from '#server/background/remove-unused-files.ts';
import { buildTestApp, testPerson, type TestPerson } from '#tests/support/test-app.ts';

let storage: TestStorage;
let app: FastifyInstance;
let student: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  storage = await openTestStorage();
  app = await buildTestApp(storage);
  student = await testPerson(app, 'ROLE_STUDENT');
  other = await testPerson(app, 'ROLE_ADMIN');
});

afterAll(async () => {
  await app.close();
  await storage.close();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z8WQAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(name: string, content: Buffer, kind?: string) {
  const form = new FormData();
  if (kind !== undefined) form.set('data', JSON.stringify({ kind }));
  form.append('files', new File([new Uint8Array(content)], name));
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...student.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
}

async function read(person: TestPerson, path: string) {
  return app.inject({ url: `/api/v1/files/${path}`, headers: person.headers });
}

test('an upload is stored, told of and given back byte for byte, to its uploader only', async () => {
  const answer = await upload('Схема пластины.png', png, 'IMAGE');
  expect(answer.statusCode, answer.body).toBe(201);
  const [file] = answer.json<FileInfo[]>();
  expect(file).toMatchObject({ name: 'Схема пластины.png', type: 'image/png', sizeBytes: png.byteLength });
  const given = await read(student, file?.id ?? '');
  expect(given.rawPayload.equals(png)).toBe(true);
  expect(given.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await read(student, `${file?.id}/info`)).json()).toEqual(file);
  expect((await read(other, file?.id ?? '')).statusCode).toBe(404);
  expect((await read(other, `${file?.id}/info`)).statusCode).toBe(404);
});

const refused: readonly [string, string, Buffer, string | undefined, number][] = [
  ['a page named as a picture', 'a.png', Buffer.from('<html><script>1</script></html>'), undefined, 415],
  ['a picture named as a page', 'a.html', png, undefined, 415],
  ['a picture named as another kind', 'a.jpg', png, undefined, 415],
  ['a picture where a document is wanted', 'a.png', png, 'DOCUMENT', 415],
  ['a document where a picture is wanted', 'a.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'IMAGE', 415],
  ['a document that breaks off', 'a.pdf', Buffer.from('%PDF-1.7'), 'DOCUMENT', 415],
  ['a page that calls itself a document', 'a.pdf', Buffer.from('<html>%PDF-1.7 %%EOF'), 'DOCUMENT', 415],
  [
    'an svg that declares entities',
    'a.svg',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
    undefined,
    415,
  ],
  ['nothing in a file', 'a.png', Buffer.alloc(0), undefined, 415],
  ['a picture over the limit', 'a.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]), undefined, 413],
];

test.each(refused)('refuses %s', async (_name, name, content, kind, status) => {
  expect((await upload(name, content, kind)).statusCode).toBe(status);
});

test.each([
  ['IMAGE', 'PNG, JPEG, WebP, GIF, SVG;'],
  ['DOCUMENT', 'Допустимы PDF;'],
])('a refusal of %s names what is allowed', async (kind, words) => {
  const answer = await upload('a.exe', Buffer.from('MZ'), kind);
  expect(answer.json<{ message: string }>().message).toContain(words);
});

test('an svg is made safe, and is saved rather than shown when opened', async () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="1"/></svg>';
  const [file] = (await upload('a.svg', Buffer.from(source))).json<FileInfo[]>();
  const given = await read(student, file?.id ?? '');
  expect(given.body).toContain('<rect width="1"/>');
  expect(given.body).not.toContain('script');
  expect(given.headers['content-disposition']).toMatch(/^attachment/);
  expect(given.headers['content-security-policy']).toContain('sandbox');
});

test('what something refers to is read through it alone, and stays', async () => {
  const [kept] = (await upload('kept.png', png)).json<FileInfo[]>();
  const [lost] = (await upload('lost.png', Buffer.concat([png, Buffer.from('x')]))).json<FileInfo[]>();
  const now = new Date().toISOString();
  const id = kept?.id ?? '';
  expect(await storage.write((tx) => referToFiles(tx, other.id, [id], now))).toBe(false);
  expect(await storage.write((tx) => referToFiles(tx, student.id, [id, 'no-such-file'], now))).toBe(false);
  expect(await storage.write((tx) => referToFiles(tx, student.id, [id], now))).toBe(true);
  const row = await storage.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const reader = { ...avatarReferrer, name: 'test', mayRead: async () => true };
  const person = {
    ...other,
    fullName: '',
    groupId: null,
    roleName: '',
    privileges: new Set<never>(),
    demo: false,
  };
  expect(await mayReadFile(storage.db, person, row, [reader])).toBe(true);
  expect(await mayReadFile(storage.db, person, row, [])).toBe(false);
  await removeUnusedFiles(app, Date.now() + 25 * 3_600_000);
  const left = await storage.db.selectFrom('files').select('id').execute();
  expect(left.map((file) => file.id)).toContain(id);
  expect(left.map((file) => file.id)).not.toContain(lost?.id);
});

test.each([
  [
    'an SVG of more than 512 kB',
    'a.svg',
    Buffer.from(`<svg>${'<rect/>'.repeat(80_000)}</svg>`),
    413,
    '512 КБ',
  ],
  ['a picture of billions of dots', 'a.png', hugePng(), 413, '60000 × 60000'],
  ['a picture that breaks off', 'a.png', png.subarray(0, 20), 415, 'размер определить не удалось'],
  ['a program', 'a.exe', Buffer.from('MZ'), 415, 'PNG, JPEG, WebP, GIF, SVG, PDF'],
  ['an SVG that is none', 'a.svg', Buffer.from('<svg><g></svg>'), 415, 'SVG принять нельзя'],
])('%s is refused in words', async (_name, name, content, status, words) => {
  const answer = await upload(name, content);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
});

function hugePng(): Buffer {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  return huge;
}
