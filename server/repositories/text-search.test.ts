// Searching attempts by a piece of text, on the engine at hand: the index follows every change.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAttemptRig, start, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { fewTasksWith, rowsWith } from './text-search.ts';

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

describe('in the bank, short words too', () => {
  const TEXT = 'участок 77: 清洗 硅片 100 % «а_б» 末';
  const findsTask = async (text: string): Promise<boolean> => {
    const { db } = rig.storage;
    const found = (await fewTasksWith(db, text)) ?? (await rowsWith(db, 'tasks', text));
    return (await db.selectFrom('tasks').select('id').where(found).execute()).some(({ id }) => id === taskId);
  };
  let taskId = '';
  beforeAll(async () => {
    taskId = (await rig.storage.db.selectFrom('tasks').select('id').executeTakeFirstOrThrow()).id;
    await setText(TEXT);
  });
  const setText = (searchText: string) =>
    rig.storage.write((tx) => tx.updateTable('tasks').set({ searchText }).where('id', '=', taskId).execute());

  test.each<[string, boolean]>([
    ['77', true],
    ['участ 77', true],
    ['участ 78', false],
    ['清洗', true],
    ['洗', true],
    ['清硅', false],
    ['硅片 участок', true],
    ['末', true],
    ['» 末', true],
    ['末 ', true],
    ['а_б', true],
    ['а_', true],
    ['_', true],
    ['%%', false],
    ['% «', true],
    ['"', false],
    ['у к 7', true],
    ['ъ', false],
  ])('%s', async (text, expected) => {
    expect(await findsTask(text)).toBe(expected);
  });

  test('as they are now', async () => {
    await setText('другое 88');
    expect([await findsTask('77'), await findsTask('末'), await findsTask('88')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
