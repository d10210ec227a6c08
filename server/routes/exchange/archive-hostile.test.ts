// Hostile archives are refused whole, in words, by the process that reads them; nothing half saved.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import type { Archive } from '#server/exchange/archive/archive-content.ts';
import { zipOf, type ZippedFile } from '#server/exchange/zip/write-zip.ts';
import { UNKNOWN_ID } from '#tests/contract/sample-requests.ts';
import type { AttemptRig } from '#tests/support/attempt-rig.ts';
import {
  contentOf,
  exported,
  makeQuestions,
  openExchangeRig,
  send,
  take,
  words,
  type ExchangeRig,
  type Taken,
} from '#tests/support/exchange-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let on: ExchangeRig;
let rig: AttemptRig;
beforeAll(async () => {
  on = await openExchangeRig(await openTestStorage());
  ({ rig } = on);
});
afterAll(() => rig.close());

const whole = async () => contentOf(await exported(on, { workIds: [await makeQuestions(on)] }));
const text = (content: unknown): ZippedFile => ({
  name: 'kristall.json',
  content: JSON.stringify(content),
});
const bomb = (): ZippedFile => ({ name: 'kristall.json', content: '['.repeat(80 * 1024 * 1024) });

test.each<readonly [string, string, (archive: Archive & { version: number }) => readonly ZippedFile[]]>([
  ['a zip bomb', 'слишком сложен', () => [bomb()]],
  ['levels without end', 'не читается', () => [{ name: 'kristall.json', content: '['.repeat(1_000_000) }]],
  [
    'a path out of it',
    '../../etc/passwd',
    (archive) => [text({ ...archive, files: [] }), { name: '../../etc/passwd', content: 'x' }],
  ],
  ['an absolute path', '/etc/passwd', (archive) => [text(archive), { name: '/etc/passwd', content: 'x' }]],
  [
    'a path that its list makes',
    'files.0.path',
    (archive) => [
      text({ ...archive, files: archive.files.map((file) => ({ ...file, path: 'files/../../x' })) }),
    ],
  ],
  [
    'an unknown kind',
    'SCRIPT',
    (archive) => [text({ ...archive, things: [{ kind: 'SCRIPT', id: 'x', data: {} }] })],
  ],
  ['a newer version', '999', (archive) => [text({ ...archive, version: 999 })]],
  ['a file that is not there', 'нет', (archive) => [text(archive)]],
  [
    'a file that was changed',
    'повреждён',
    (archive) => [text(archive), ...archive.files.map(({ path }) => ({ name: path, content: 'другое' }))],
  ],
  [
    'an id twice',
    'TASK',
    (archive) => [text({ ...archive, things: [archive.things[0], archive.things[0]], files: [] })],
  ],
  [
    'topics in a circle',
    'topics.0',
    (archive) => [
      text({
        ...archive,
        topics: [
          { id: 'a', parentId: 'b', name: 'А', taskIds: [] },
          { id: 'b', parentId: 'a', name: 'Б', taskIds: [] },
        ],
      }),
    ],
  ],
  [
    'a task of more topics than one can have',
    'topics.20',
    (archive) => [
      text({
        ...archive,
        topics: Array.from({ length: 21 }, (_, at) => ({
          id: `t${at}`,
          parentId: null,
          name: `А${at}`,
          taskIds: ['a'],
        })),
      }),
    ],
  ],
  [
    'more topics than there can be',
    'topics',
    (archive) => [
      text({
        ...archive,
        topics: Array.from({ length: 501 }, (_, at) => ({
          id: `t${at}`,
          parentId: null,
          name: 'А',
          taskIds: [],
        })),
      }),
    ],
  ],
  [
    '10,000 options',
    'things.0.data',
    (archive) => [
      text({
        ...archive,
        things: [
          {
            ...archive.things[0],
            data: {
              ...archive.things[0]?.data,
              answers: Array.from({ length: 10_000 }, (_, at) => ({
                id: `o${at}`,
                content: words('да'),
                filesId: [],
              })),
            },
          },
        ],
      }),
    ],
  ],
  [
    'script in a rich text',
    'things.0.data',
    (archive) => [
      text({
        ...archive,
        things: [
          {
            ...archive.things[0],
            data: {
              ...archive.things[0]?.data,
              hint: {
                ...words('да'),
                rich: { ru: { type: 'doc', content: [{ type: 'script', content: [] }] } },
              },
            },
          },
        ],
      }),
    ],
  ],
])('%s', async (_what, said, make) => {
  const before = await rig.storage.db.selectFrom('drafts').select('id').execute();
  const zip = zipOf(make(await whole()));
  const { status, body } = await send<ExchangePlan>(on, '/task-imports/check', zip);
  expect([400, 413]).toContain(status);
  expect(body.message).toContain(said);
  const taking = await send<Taken>(on, '/task-imports', zip, { sha256: 'x', numbers: [1] });
  expect([400, 413]).toContain(taking.status);
  expect(await rig.storage.db.selectFrom('drafts').select('id').execute()).toEqual(before);
});

test('a page that says it is a picture', async () => {
  const archive = await whole();
  const page = Buffer.from('<script>alert(1)</script>');
  const sha256 = createHash('sha256').update(page).digest('hex');
  const files = archive.files.map((file) => ({ ...file, sha256 }));
  const zip = zipOf([
    text({ ...archive, files }),
    ...files.map(({ path }) => ({ name: path, content: page })),
  ]);
  expect(await send(on, '/task-imports/check', zip)).toMatchObject({
    status: 415,
    body: { code: 'WRONG_FILE_TYPE' },
  });
});

test('nothing that was taken out of an archive stays behind', async () => {
  await take(on, await exported(on, { workIds: [await makeQuestions(on)] }));
  const left = await readdir(join(rig.storage.dataDir, 'tmp'));
  // The archive itself goes after the response.
  expect(left.filter((name) => /-\d+$/.test(name) && name.length > UNKNOWN_ID.length)).toEqual([]);
});
