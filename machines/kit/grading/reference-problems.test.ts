import { describe, expect, it } from 'vitest';
import { referenceSchema, type Reference } from '#contract/simulation/reference.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { DEFAULT_WEIGHTS } from './default-weights.ts';
import { findReferenceProblems } from './reference-problems.ts';

const codesOf = (rows: readonly { readonly code: string }[]) => new Set(rows.map(({ code }) => code));
const ROOM = codesOf(builtinRoomRuleset.codes);
const BAY = codesOf(builtinEquipmentRuleset.codes);

const TEXT = { ru: 'Шаг', en: 'Step', ch: '步骤' };
const step = (id: string, after: readonly string[] = []) => ({
  id,
  text: TEXT,
  sources: [],
  match: [{ code: ['A005'] }],
  after,
});

function referenceOf(more: object): Reference {
  return referenceSchema.parse({
    steps: [step('one'), step('two', ['one'])],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [],
    freeCodes: ['WALK'],
    passScore: 70,
    weights: DEFAULT_WEIGHTS,
    maxNodes: 1000,
    ...more,
  });
}

describe('problems of a reference', () => {
  it.each([
    ...builtinRoomKeys.map((key) => [key, ROOM] as const),
    ...BUILTIN_EQUIPMENT_KEYS.map((key) => [key, BAY] as const),
  ])('the shipped one has none: $caseId', ({ reference }, codes) =>
    expect(findReferenceProblems(reference, codes)).toEqual([]),
  );

  it.each<[string, object, readonly [string, string, string][]]>([
    ['a name twice', { steps: [step('one'), step('one')] }, [['doubleId', 'one', 'steps.1.id']]],
    [
      'a name of a step and of a condition',
      { end: [{ id: 'one', text: TEXT, sources: [], condition: { key: 'slot.hands', is: ['no'] } }] },
      [['doubleId', 'one', 'end.0.id']],
    ],
    [
      'a step that is not there',
      { steps: [step('one', ['ghost'])] },
      [['unknownStep', 'ghost', 'steps.0.after.0']],
    ],
    [
      'a group of steps that are not there',
      { anyOf: [{ id: 'group', text: TEXT, branches: [['one'], ['ghost']] }] },
      [['unknownStep', 'ghost', 'anyOf.0.branches.1.0']],
    ],
    ['a step after itself', { steps: [step('one', ['one'])] }, [['circle', 'one', 'steps.0.after.0']]],
    [
      'a circle',
      {
        steps: [
          step('one', ['three']),
          step('two', ['one']),
          step('three', ['two']),
          step('four', ['three']),
        ],
      },
      [
        ['circle', 'one', 'steps.0.after.0'],
        ['circle', 'two', 'steps.1.after.0'],
        ['circle', 'three', 'steps.2.after.0'],
      ],
    ],
    ['a code of the other simulation', { freeCodes: ['GO'] }, [['unknownCode', 'GO', 'freeCodes.0']]],
    [
      'a condition that anything fulfils',
      { end: [{ id: 'end', text: TEXT, sources: [], condition: { key: 'slot.hands' } }] },
      [['noCondition', 'slot.hands', 'end.0.condition']],
    ],
  ])('%s', (_name, more, expected) => {
    const found = findReferenceProblems(referenceOf(more), ROOM);
    expect(found.map(({ kind, id, path }) => [kind, id, path])).toEqual(expected);
  });

  it('a step that the rules of a site name and the chain lacks is none', () => {
    const order = [
      { earlier: ['hat-on'], later: ['one'], weight: 2, why: TEXT, sources: [{ id: 'x', title: 'x' }] },
    ];
    expect(findReferenceProblems(referenceOf({ order }), ROOM)).toEqual([]);
  });
});
