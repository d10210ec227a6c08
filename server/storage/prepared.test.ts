import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareStatement } from './prepared.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const insert = prepareStatement((db, slot) =>
  db.insertInto('tries').values({
    key: slot<string>('key'),
    count: slot<number>('count'),
    windowStartedAt: 'then',
    blockedUntil: null,
    expiresAt: 'later',
  }),
);
const countOf = prepareStatement((db, slot) =>
  db.selectFrom('tries').select('count').where('key', '=', slot<string>('key')),
);

test('each use has its own values', async () => {
  const rows = [
    { key: 'a', count: 1 },
    { key: 'b', count: 2 },
  ];
  for (const row of rows) await storage.hot([{ query: insert(storage.db, row), expectRows: 1 }]);
  const read = await storage.hot(rows.map(({ key }) => ({ query: countOf(storage.db, { key }) })));
  expect(read.ok && read.rows).toEqual([[{ count: 1 }], [{ count: 2 }]]);
});

test('a value that was not given is a fault, not NULL', () => {
  expect(() => insert(storage.db, { key: 'c' })).toThrow('count');
});

test('a program that stops early leaves the statements after it known', async () => {
  const select = storage.db.selectFrom('tries').select('expiresAt').where('key', '=', 'nobody');
  const program = [{ query: countOf(storage.db, { key: 'nobody' }), expectRows: 1 }, { query: select }];
  expect(await storage.hot(program)).toEqual({ ok: false, failedAt: 0 });
  expect(await storage.hot([{ query: select }])).toEqual({ ok: true, rows: [[]] });
});
