import { describe, expect, it, test } from 'vitest';
import { equipmentKeySchema } from '#contract/simulation/equipment-case.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { checkEquipment, referenceWay } from './check.ts';
import { equipmentKind } from './kind.ts';

const equipmentCase = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === 'equipment-supply-gas')!;
const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === equipmentCase.id)!;
const PARAMS = { caseId: equipmentCase.id };
const { play, seed } = equipmentCase;
const { entries } = planLog(ruleset, play, seed, key.way ?? []);
const ANSWER = { codeVersion: equipmentSimulation.codeVersion, ruleset, play, seed, entries, claims: [] };

test('an EQUIPMENT task travels with its case alone', () => {
  expect(equipmentKind.strip(PARAMS, undefined)).toEqual(PARAMS);
});

test('in TRAINING the key goes along', () => {
  expect(equipmentKind.strip(PARAMS, key)).toEqual({ ...PARAMS, key });
});

test.each(Object.keys(equipmentKeySchema.shape).filter((field) => field !== 'caseId'))(
  'a field %s that lies with the task is refused, not passed on',
  (field) => {
    expect(() =>
      equipmentKind.strip({ ...PARAMS, [field]: key[field as keyof typeof key] }, undefined),
    ).toThrow();
  },
);

test('no field of the key is one of the case that travels', () => {
  const own = Object.keys(equipmentCase.play);
  const secret = Object.keys(equipmentKeySchema.shape).filter(
    (field) => !['caseId', 'revision'].includes(field),
  );
  expect(own.filter((field) => secret.includes(field))).toEqual([]);
});

describe('a marked answer', () => {
  const check = checkEquipment(ANSWER, key, 50);

  it('is worth the score’s share of the points, and holds the case’s result', () => {
    expect([check.mark, check.grade.score, check.invalid]).toEqual([50, 100, null]);
    expect(check.result).toMatchObject({
      id: equipmentCase.id,
      emergencySituations: '200201',
      caseDetails: { emergencySituation: 'supplyFailure' },
    });
    expect(check.result.actions).toHaveLength(entries.length);
  });

  it('without the steps tells nothing of what only the judge knows', () => {
    expect(equipmentKind.stripResult(check.result)).toEqual({
      ...check.result,
      emergencySituations: '200000',
    });
    expect(equipmentKind.stripResult('typed')).toBe('typed');
  });

  it('from another version of the machine counts for nothing', () => {
    const foreign = checkEquipment({ ...ANSWER, codeVersion: 0 }, key, 50);
    expect([foreign.mark, foreign.invalid]).toEqual([0, { seq: 1, reason: 'codeVersion' }]);
  });

  it('whose hash the machine does not get counts up to the batch before', () => {
    const claims = [{ count: 10, hash: 'foreign' }];
    expect(checkEquipment({ ...ANSWER, claims }, key, 50)).toMatchObject({
      mark: 0,
      invalid: { seq: 1, reason: 'hashMismatch' },
    });
  });
});

test('the key’s way does every step that has a time, and tells what it is judged by', () => {
  const way = referenceWay(ANSWER, key);
  expect(way?.judging).toEqual(key.judging);
  const done = new Set(way?.steps.map(({ id }) => id));
  expect(way?.deadlines?.length).toBeGreaterThan(0);
  expect(way?.deadlines?.filter(({ id }) => !done.has(id))).toEqual([]);
});
