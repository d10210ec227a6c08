// The checks of cases: what ships is proved, and a hole that is planted in a key is found as a run that passes.
import { describe, expect, test } from 'vitest';
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentPlayer } from '#machines/equipment/solver/case-player.ts';
import { checkCase, PROVING_SCORE, type CasePlayer } from '#machines/kit/checks/check-case.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { roomPlayer } from '#machines/room/solver/case-player.ts';
import { IS_FULL_SET } from '#tests/e2e/full-set.ts';

type Weaken = (reference: Reference) => Reference;

function playerOf(caseId: string, weaken: Weaken = (same) => same): CasePlayer {
  const own = BUILTIN_ROOM_CASES.find(({ id }) => id === caseId);
  if (own !== undefined) {
    const key = builtinRoomKeys.find((row) => row.caseId === caseId) as RoomKey;
    const weak = { ...key, reference: weaken(key.reference) };
    return roomPlayer({ ruleset: builtinRoomRuleset, play: own.play, seed: own.seed }, weak);
  }
  const shift = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === caseId)!;
  const key = BUILTIN_EQUIPMENT_KEYS.find((row) => row.caseId === caseId) as EquipmentKey;
  const weak = { ...key, reference: weaken(key.reference) };
  return equipmentPlayer({ ruleset: builtinEquipmentRuleset, play: shift.play, seed: shift.seed }, weak);
}

/** A key that forgets some of its rows: whatever step, end or gate they are. */
function without(...ids: readonly string[]): Weaken {
  const kept = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ id }) => !ids.includes(id));
  return (reference) => ({
    ...reference,
    steps: kept(reference.steps).map((step) => ({
      ...step,
      after: step.after.filter((id) => !ids.includes(id)),
    })),
    end: kept(reference.end),
    gates: kept(reference.gates ?? []),
  });
}

const PROVED = IS_FULL_SET
  ? [...BUILTIN_ROOM_CASES, ...BUILTIN_EQUIPMENT_CASES].map(({ id }) => id)
  : ['clean-hands-man', 'five-faults', 'way-out', 'equipment-fire', 'equipment-normal-coat'];

/** What may end otherwise in a run that passes: nobody, no room and no product is the worse for it. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'way-out': ['slot.cap'],
};
/** What was looked at, where a faulty pod was left, and what a situation did that was answered by another right means. */
const HARMLESS_IN_BAY = [
  'at',
  'hands',
  'place',
  'pod.pod-1',
  'scrapped',
  'emergencySituations.1',
  'emergencySituations.3',
];

const isHarmless = (caseId: string, fact: string): boolean => {
  if (!caseId.startsWith('equipment-')) return HARMLESS[caseId]?.includes(fact) ?? false;
  return HARMLESS_IN_BAY.includes(fact) || fact === 'paper.shift-task' || fact.startsWith('paper.recipe-');
};

describe('what ships', () => {
  test.each(PROVED)(
    '%s is proved, and nobody passes it by doing nothing or by leaving out what matters',
    (id) => {
      const shares: number[] = [];
      const { proof, isIdlePassed, runCount, holes } = checkCase(playerOf(id), (share) => shares.push(share));
      expect(proof?.score).toBeGreaterThanOrEqual(PROVING_SCORE);
      expect(proof?.isSearched).toBe(false);
      expect([isIdlePassed, shares.length, shares.at(-1)]).toEqual([false, runCount, 1]);
      const facts = holes.flatMap(({ differences }) => differences.map(({ fact }) => fact));
      expect(facts.filter((fact) => !isHarmless(id, fact))).toEqual([]);
    },
  );
});

test('a case without a way is proved by one that is searched for', () => {
  const { proof } = checkCase({ ...playerOf('clean-hands-man'), way: undefined });
  expect([proof?.isSearched, proof?.score]).toEqual([true, 100]);
});

test('a start that nobody can finish is not proved', () => {
  const player = playerOf('clean-hands-man');
  const { proof, holes } = checkCase({ ...player, way: player.way?.slice(0, 3), findWay: () => undefined });
  expect([proof, holes]).toEqual([undefined, []]);
});

/** A case, what its key forgets, and how the run that passes then ends. */
const WEAK: readonly (readonly [caseId: string, forgotten: readonly string[], fact: string])[] = [
  ['five-faults', ['gate-glasses', 'take-glasses', 'glasses-on', 'end-glasses'], 'slot.eyes'],
  ['equipment-fire', ['gate-in-danger', 'leave', 'end-safe'], 'place'],
  ['five-faults', ['gate-cap', 'take-hat', 'hat-on', 'end-cap'], 'slot.cap'],
  ['five-faults', ['gate-mask-wrong', 'mask-right', 'end-mask'], 'slot.face'],
  ['five-faults', ['gate-cuffs', 'gloves-right', 'end-gloves'], 'slot.hands'],
  ['five-faults', ['gate-coverall-open', 'coverall-zipped-over', 'end-coverall'], 'slot.coverall'],
  ['clean-hands-man', ['gate-hands', 'wash', 'dry', 'end-hands'], 'hands'],
  [
    'street-clothes',
    ['gate-mask', 'gate-mask-wrong', 'take-mask', 'mask-on', 'mask-right', 'end-mask', 'end-mask-size'],
    'slot.face',
  ],
  ['street-clothes', ['gate-overshoes', 'overshoes-on', 'take-overshoes', 'end-overshoes'], 'slot.overFoot'],
  ['equipment-normal-coat', ['gate-not-signed-out', 'signed-out', 'end-signed-out'], 'session'],
  [
    'equipment-normal-coat',
    ['gate-lot-not-out', 'pod-undocked', 'pod-removed', 'pod-put', 'end-pod'],
    'pod.pod-1',
  ],
  [
    'street-clothes',
    [
      'gate-gloves',
      'gate-cuffs',
      'gate-gloves-soiled',
      'take-gloves',
      'gloves-on',
      'gloves-right',
      'end-gloves',
      'end-glove-size',
      'end-gloves-clean',
      'lay-gloves',
      'lift-gloves',
    ],
    'slot.hands',
  ],
];
const IN_CI = 2;

describe('a planted hole', () => {
  test.each(IS_FULL_SET ? WEAK : WEAK.slice(0, IN_CI))(
    '%s without %j: a run passes that ends with another %s',
    (caseId, forgotten, fact) => {
      const facts = (weaken?: Weaken): readonly string[] =>
        checkCase(playerOf(caseId, weaken)).holes.flatMap(({ differences }) =>
          differences.map((row) => row.fact),
        );
      expect(facts(without(...forgotten))).toContain(fact);
      expect(facts()).not.toContain(fact);
    },
    60_000,
  );
});
