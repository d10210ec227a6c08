// Searching attempts by a piece of text, on the engine at hand: the index follows every change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAttemptRig, start, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { rowsWith } from './text-search.ts';

let rig: AttemptRig;
let attemptId = '';
beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  attemptId = (await start(rig)).id;
});
afterAll(() => rig.close());

async function name(searchText: string): Promise<void> {
  await rig.storage.write((tx) =>
    tx.updateTable('attempts').set({ searchText }).where('id', '=', attemptId).execute(),
  );
}

async function isFound(text: string): Promise<boolean> {
  const { db } = rig.storage;
  const rows = await db
    .selectFrom('attempts')
    .select('id')
    .where(await rowsWith(db, 'attempts', text))
    .execute();
  return rows.some(({ id }) => id === attemptId);
}

test.each<[string, boolean]>([
  ['климова', true],
  ['КЛИМОВА  Дарья', true],
  ['имов', true],
  ['им', true],
  ['100 % "чистота"', true],
  ['100 _ "чистота"', false],
  ['климова д*', false],
  ['дарья климова', true],
  ['да климова', true],
  ['ок климова', false],
  ['дарья иванова', false],
  ['да ва', true],
  ['да ок', false],
  ['дарья дарья', true],
  ['к л и м климова дарья', true],
  ['к л и м дарья климова', false],
  ['нет такой', false],
  ['" or ""="', false],
])('%s', async (text, expected) => {
  await name('климова дарья 100 % "чистота" группа 7');
  expect(await isFound(text)).toBe(expected);
});

test('a name that has changed is found as it is now, and an attempt that is gone not at all', async () => {
  await name('прежнее имя');
  await name('новое имя');
  expect([await isFound('прежнее'), await isFound('новое')]).toEqual([false, true]);
  await rig.storage.write((tx) => tx.deleteFrom('attempts').where('id', '=', attemptId).execute());
  expect(await isFound('новое')).toBe(false);
});
