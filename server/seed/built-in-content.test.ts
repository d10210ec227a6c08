// Every database gets the content that a version ships, and nothing that is there is changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import { replay } from '#machines/kit/replay.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { goldenSchema } from '#tests/goldens/golden.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { INSTRUMENT_CASES } from '#machines/room/builtin/cases/instrument-cases.ts';
import { INSTRUMENT_SITE } from '#machines/room/builtin/instrument-site.ts';
import { INSTRUMENT_KEYS } from '#machines/room/builtin/keys/instrument-site.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { learningMigration } from '#server/migrations/0002-learning.ts';
import { peopleMigration } from '#server/migrations/0001-people.ts';
import { runMigrations } from '#server/migrations/run-migrations.ts';
import { batchOf, callAs, openAttemptRig, send, start } from '#tests/support/attempt-rig.ts';
import { findCaseKey } from '#server/repositories/case-keys.ts';
import { findPracticeCase } from '#server/routes/practice-cases/practice-cases-repository.ts';
import { json } from '#server/storage/columns.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { markWaiting } from '#tests/support/mark-waiting.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import { addBuiltInContent, type BuiltInContent } from './built-in-content.ts';

const goldens = join(import.meta.dirname, '../../tests/goldens');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(goldens, path), 'utf8'));
const NOW = '2026-03-01T08:00:00.000Z';
const LATER = '2026-04-01T08:00:00.000Z';

/** As the first version shipped it: the suite up to the washroom, two cases. */
const firstShipped = {
  simulation: 'ROOM',
  ruleset: roomRulesetSchema.parse(readJson('rulesets/room-suite-1.json')),
  cases: BUILTIN_ROOM_CASES.slice(0, 2).map((roomCase) => ({ ...roomCase, revision: 1, rulesetRevision: 1 })),
  keys: builtinRoomKeys.slice(0, 2).map((key) => ({ ...key, revision: 1 })),
} satisfies BuiltInContent;

/** The bay was shipped complete. */
const BAY_SHIPPED: BuiltInContent = {
  simulation: 'EQUIPMENT',
  ruleset: builtinEquipmentRuleset,
  cases: BUILTIN_EQUIPMENT_CASES,
  keys: BUILTIN_EQUIPMENT_KEYS,
};

/** As this version ships them. */
const ALL_CASES = [...BUILTIN_ROOM_CASES, ...INSTRUMENT_CASES, ...BUILTIN_EQUIPMENT_CASES];
const ALL_KEYS = [...builtinRoomKeys, ...INSTRUMENT_KEYS, ...BUILTIN_EQUIPMENT_KEYS];

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage({ migrated: false });
});
afterEach(async () => {
  await storage.close();
});

const add = (content?: BuiltInContent): Promise<void> =>
  storage.write((tx) => addBuiltInContent(tx, LATER, content && [content]));

/** Everything stored about simulations. */
async function everything() {
  const { db } = storage;
  return {
    rulesets: await db.selectFrom('rulesets').selectAll().orderBy('id', 'desc').execute(),
    rulesetRevisions: await db
      .selectFrom('rulesetRevisions')
      .selectAll()
      .orderBy('rulesetId', 'desc')
      .orderBy('revision')
      .execute(),
    cases: await db.selectFrom('cases').selectAll().orderBy('id').execute(),
    caseRevisions: await db
      .selectFrom('caseRevisions')
      .selectAll()
      .orderBy('caseId')
      .orderBy('revision')
      .execute(),
    caseKeys: await db.selectFrom('caseKeys').selectAll().orderBy('caseId').orderBy('revision').execute(),
  };
}

/** A database of the version before `builtInRevisions`, with its seed. */
async function openEarlier(): Promise<void> {
  await runMigrations(storage, [peopleMigration, learningMigration]);
  await storage.write(async (tx) => {
    const { ruleset, cases, keys } = firstShipped;
    const head = { simulation: 'ROOM', revision: 1, dateCreating: NOW, archivedAt: null } as const;
    await tx
      .insertInto('rulesets')
      .values({ id: ruleset.id, ...head })
      .execute();
    const stored = { rulesetId: ruleset.id, revision: 1, data: json<unknown>(ruleset), createdAt: NOW };
    await tx.insertInto('rulesetRevisions').values(stored).execute();
    for (const [index, roomCase] of cases.entries()) {
      const { id, rulesetId, rulesetRevision } = roomCase;
      await tx
        .insertInto('cases')
        .values({ id, ...head })
        .execute();
      const row = { caseId: id, revision: 1, rulesetId, rulesetRevision, createdAt: NOW };
      await tx
        .insertInto('caseRevisions')
        .values({ ...row, data: json<unknown>(roomCase) })
        .execute();
      const key = { caseId: id, revision: 1, data: json<unknown>(keys[index]) };
      await tx.insertInto('caseKeys').values(key).execute();
    }
  });
}

/** Saves a person's own revision of a case. */
async function editCase(id: string, revision: number): Promise<void> {
  await storage.write(async (tx) => {
    const { rulesetId, rulesetRevision } = BUILTIN_ROOM_CASES[0]!;
    const data = json<unknown>({
      ...BUILTIN_ROOM_CASES[0],
      id,
      revision,
      title: { ru: 'Свой', en: '', ch: '' },
    });
    const pinned = { rulesetId, rulesetRevision: Math.min(rulesetRevision, 1), createdAt: NOW };
    await tx
      .insertInto('caseRevisions')
      .values({ caseId: id, revision, data, ...pinned })
      .execute();
    await tx.updateTable('cases').set({ revision }).where('id', '=', id).execute();
  });
}

async function editRuleset(revision: number): Promise<void> {
  await storage.write(async (tx) => {
    const { id } = builtinRoomRuleset;
    const data = json<unknown>({ ...firstShipped.ruleset, revision });
    await tx
      .insertInto('rulesetRevisions')
      .values({ rulesetId: id, revision, data, createdAt: NOW })
      .execute();
    await tx.updateTable('rulesets').set({ revision }).where('id', '=', id).execute();
  });
}

describe('an empty database', () => {
  beforeEach(async () => {
    await runMigrations(storage);
  });

  test('gets every case with its key, as it is shipped', async () => {
    await add();
    const { rulesets, rulesetRevisions, cases, caseRevisions, caseKeys } = await everything();
    expect(rulesets).toMatchObject([
      { id: INSTRUMENT_SITE.id, revision: INSTRUMENT_SITE.revision, simulation: 'ROOM' },
      { id: builtinRoomRuleset.id, revision: builtinRoomRuleset.revision, simulation: 'ROOM' },
      { id: builtinEquipmentRuleset.id, revision: builtinEquipmentRuleset.revision, simulation: 'EQUIPMENT' },
    ]);
    expect(rulesetRevisions.map(({ data }) => data)).toEqual([
      INSTRUMENT_SITE,
      builtinRoomRuleset,
      builtinEquipmentRuleset,
    ]);
    expect(cases.map(({ id }) => id)).toEqual(ALL_CASES.map(({ id }) => id).toSorted());
    for (const own of ALL_CASES)
      expect(caseRevisions.find(({ caseId }) => caseId === own.id)?.data).toEqual(own);
    for (const key of ALL_KEYS) {
      expect(caseKeys.find(({ caseId }) => caseId === key.caseId)).toBeDefined();
      expect((await findCaseKey(storage.db, key.caseId, key.revision)).key).toEqual(key);
    }
  });

  test('gets it once from several processes that start at once, and nothing by a second start', async () => {
    await Promise.all(Array.from({ length: 4 }, () => add()));
    const first = await everything();
    expect(first.caseRevisions).toHaveLength(ALL_CASES.length);
    await storage.write((tx) => addBuiltInContent(tx, '2027-01-01T00:00:00.000Z'));
    expect(await everything()).toEqual(first);
  });
});

describe('a database that an earlier version seeded', () => {
  test('gets the new revision and the new cases; the old revisions stay', async () => {
    await openEarlier();
    const before = await everything();
    await runMigrations(storage);
    await Promise.all([add(), add()]);
    const after = await everything();
    expect(after.rulesets).toMatchObject([
      { id: INSTRUMENT_SITE.id, revision: 1 },
      { revision: builtinRoomRuleset.revision },
      { id: builtinEquipmentRuleset.id, revision: builtinEquipmentRuleset.revision },
    ]);
    expect(after.rulesetRevisions[1]).toEqual(before.rulesetRevisions[0]);
    expect(after.rulesetRevisions[2]?.data).toEqual(builtinRoomRuleset);
    for (const table of ['caseRevisions', 'caseKeys'] as const)
      for (const row of before[table]) expect(after[table]).toContainEqual(row);
    expect(after.cases).toHaveLength(ALL_CASES.length);
    for (const { id, revision } of BUILTIN_ROOM_CASES) {
      const found = await findPracticeCase(storage.db, id, { mode: 'TRAINING', isKeyGiven: true });
      expect(found).toMatchObject({ revision, play: { rulesetRevision: builtinRoomRuleset.revision } });
      const { key } = await findCaseKey(storage.db, id, revision);
      expect(key).toEqual(builtinRoomKeys.find(({ caseId }) => caseId === id));
    }
  });

  test('what people archived or edited stays theirs', async () => {
    await openEarlier();
    await runMigrations(storage);
    const [edited, archived] = firstShipped.cases;
    await editCase(edited?.id ?? '', 2);
    await storage.write(async (tx) => {
      await tx
        .updateTable('cases')
        .set({ archivedAt: NOW })
        .where('id', '=', archived?.id ?? '')
        .execute();
    });
    await add();
    const { cases, caseRevisions } = await everything();
    expect(cases.find(({ id }) => id === edited?.id)).toMatchObject({ revision: 2 });
    expect(caseRevisions.filter(({ caseId }) => caseId === edited?.id)).toHaveLength(2);
    expect(
      await findPracticeCase(storage.db, edited?.id ?? '', { mode: 'TRAINING', isKeyGiven: true }),
    ).toMatchObject({
      row: { title: { ru: 'Свой' } },
    });
    expect(cases.find(({ id }) => id === archived?.id)).toMatchObject({ archivedAt: NOW });
  });

  test('a ruleset that people edited stays the current one; new cases have the shipped one beside it', async () => {
    await openEarlier();
    await runMigrations(storage);
    await editRuleset(2);
    await add();
    const { rulesets, rulesetRevisions } = await everything();
    expect(rulesets).toMatchObject([
      { id: INSTRUMENT_SITE.id },
      { revision: 2 },
      { revision: builtinEquipmentRuleset.revision },
    ]);
    expect(rulesetRevisions.map(({ data }) => data)).toEqual([
      INSTRUMENT_SITE,
      firstShipped.ruleset,
      { ...firstShipped.ruleset, revision: 2 },
      { ...builtinRoomRuleset, revision: 3 },
      builtinEquipmentRuleset,
    ]);
    const found = await findPracticeCase(storage.db, 'street-clothes', {
      mode: 'TRAINING',
      isKeyGiven: true,
    });
    expect(found?.play).toMatchObject({ rulesetRevision: 3, ruleset: { revision: 3 } });
  });

  test('an older program does not take it back', async () => {
    await runMigrations(storage);
    await add();
    const before = await everything();
    await add(firstShipped);
    expect(await everything()).toEqual(before);
  });
});

test('an attempt that was running goes on with its revisions and is marked by them', async () => {
  await runMigrations(storage);
  const rig = await openAttemptRig({ ...storage, close: async () => undefined }, [firstShipped, BAY_SHIPPED]);
  const running = await start(rig);
  await add();
  const { body: resumed } = await callAs<Attempt>(
    rig,
    rig.student,
    `GET /completed-work/${running.id}/attempt`,
  );
  expect(resumed.tasks[0]?.simulation).toEqual(running.tasks[0]?.simulation);
  expect(resumed.tasks[0]?.simulation).toMatchObject({ caseRevision: 1, rulesetRevision: 1 });

  const { entries } = goldenSchema.parse(readJson('room/man-reference.json'));
  const { ruleset, cases } = firstShipped;
  const { play } = cases[0]!;
  const seed = running.tasks[0]?.simulation?.seed ?? 0;
  const stateHash = replay(
    roomSimulation,
    ruleset,
    TASK_KINDS.ROOM.playIn('SELFCONTROL', play),
    seed,
    entries,
  ).hash;
  const taskId = running.tasks[0]?.id ?? '';
  const batch = batchOf([{ type: 'ACTIONS', taskId, restart: 0, entries, stateHash }]);
  const sent = await send(rig, running.id, {
    ...batch,
    writer: running.writer,
    sequence: running.nextSequence,
  });
  expect(sent).toMatchObject({ status: 200 });
  await callAs(rig, rig.student, `PATCH /completed-work/${running.id}`, {
    submit: true,
    writer: running.writer,
  });
  await markWaiting(storage);
  const marked = storage.db.selectFrom('attempts').select(['status', 'mark']).where('id', '=', running.id);
  expect(await marked.executeTakeFirst()).toEqual({ status: 'REVIEWED', mark: 100 });

  const next = await start(rig);
  expect(next.tasks[0]?.simulation).toMatchObject({
    caseRevision: BUILTIN_ROOM_CASES[0]!.revision,
    rulesetRevision: builtinRoomRuleset.revision,
  });
  await rig.close();
});
