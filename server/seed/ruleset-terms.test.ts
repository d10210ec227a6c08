// The terms of judging stand in the key of a ruleset alone, and a key of a case is whole when it is read.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { BUILTIN_EQUIPMENT_RULESET_KEY } from '#machines/equipment/builtin/keys/ruleset-key.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { findCaseKey, findRulesetKey } from '#server/repositories/case-keys.ts';
import { json } from '#server/storage/columns.ts';
import { openTestStorage, type TestStorage } from '#tests/support/test-storage.ts';
import { addBuiltInContent, type BuiltInContent } from './built-in-content.ts';

const NOW = '2026-03-01T08:00:00.000Z';
const BAY_RULESET: BuiltInContent = {
  simulation: 'EQUIPMENT',
  ruleset: builtinEquipmentRuleset,
  cases: [],
  keys: [],
};

let storage: TestStorage;
beforeEach(async () => {
  storage = await openTestStorage();
});
afterEach(async () => {
  await storage.close();
});

const add = (): Promise<void> => storage.write((tx) => addBuiltInContent(tx, NOW));
const storedKeys = () => storage.db.selectFrom('caseKeys').selectAll().execute();

describe('built-in content', () => {
  test('keeps the terms of judging and the answers to situations in the keys of rulesets alone', async () => {
    await add();
    const keys = await storage.db.selectFrom('rulesetKeys').selectAll().execute();
    expect(keys).toHaveLength(2);
    for (const { data } of keys) expect(data).toHaveProperty('terms.weights.harms.PEOPLE', 8000);
    const caseKeys = await storedKeys();
    const stored = (id: string) => caseKeys.find(({ caseId }) => caseId === id)?.data;
    expect(stored('street-clothes')).not.toHaveProperty('reference.weights');
    expect(stored('street-clothes')).not.toHaveProperty('reference.order');
    expect(stored('five-faults')).toHaveProperty('reference.weights.neutralExtra', 600);
    expect(stored('equipment-normal-coat')).not.toHaveProperty('reference.order');
    expect(stored('equipment-one-after-another')).toHaveProperty('situations.0', {
      situation: expect.any(String),
    });
    const pinned = { rulesetId: 'equipment-bay', rulesetRevision: builtinEquipmentRuleset.revision };
    expect(await findRulesetKey(storage.db, pinned)).toEqual(BUILTIN_EQUIPMENT_RULESET_KEY);
  });

  test('keeps whole keys beside a key of the ruleset that was stored without terms', async () => {
    await storage.write(async (tx) => {
      const { rulesetId, revision, situations } = BUILTIN_EQUIPMENT_RULESET_KEY;
      const data = json<unknown>({ rulesetId, revision, situations });
      await addBuiltInContent(tx, NOW, [BAY_RULESET]);
      await tx.insertInto('rulesetKeys').values({ rulesetId, revision, data }).execute();
    });
    await add();
    const [key] = BUILTIN_EQUIPMENT_KEYS;
    const caseKeys = await storedKeys();
    expect(caseKeys.find(({ caseId }) => caseId === key?.caseId)?.data).toEqual(key);
    expect((await findCaseKey(storage.db, key?.caseId ?? '', key?.revision ?? 0)).key).toEqual(key);
  });

  test('leaves a key as it was that was stored whole and does without what mends', async () => {
    await add();
    const key = builtinRoomKeys.find(({ caseId }) => caseId === 'street-clothes')!;
    const { mending: _mending, ...reference } = key.reference;
    const old = { ...key, reference };
    await storage.write((tx) =>
      tx
        .updateTable('caseKeys')
        .set({ data: json<unknown>(old) })
        .where('caseId', '=', key.caseId)
        .execute(),
    );
    expect((await findCaseKey(storage.db, key.caseId, key.revision)).key).toEqual(old);
  });
});
