// The advice for each forbidden action: never “leave it out” where a step would have prevented it.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from './builtin/cases/all.ts';
import { builtinRoomKeys } from './builtin/keys/all.ts';
import { dressedIn } from './builtin/keys/dressed-gates.ts';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';
import { gradeRoomLog } from './grade-room.ts';
import { planLog } from './plan-route.ts';

const keyOf = (caseId: string) => builtinRoomKeys.find((key) => key.caseId === caseId)!;

function adviceFor(caseId: string, change: (way: readonly Action[]) => readonly Action[]) {
  const { play, seed } = BUILTIN_ROOM_CASES.find(({ id }) => id === caseId)!;
  const { reference, way } = keyOf(caseId);
  const entries = planLog(ruleset, play, seed, change(way!));
  return gradeRoomLog({ ruleset, play, seed, entries }, reference).grade;
}

const without =
  (...items: readonly string[]) =>
  (way: readonly Action[]) =>
    way.filter(({ item }) => item === undefined || !items.includes(item));

const BOOTS = ['boots-0', 'crocs-0', 'reusableShoecovers-0'];

/** Nobody has to do anything against these but not to do what breaks them. */
const OF_THE_WAY_OUT = ['gate-street-things', 'gate-left-behind', 'gate-undressed-in-transit'];

describe('the advice after a forbidden action', () => {
  it.each<[string, string, (way: readonly Action[]) => readonly Action[], object]>([
    ['street shoes past the bench', 'street-clothes', without(...BOOTS), { kind: 'add', id: 'boots-off' }],
    ['no mask', 'street-clothes', without('masksM-0'), { kind: 'add', id: 'mask-on' }],
    ['no cap', 'street-clothes', without('hat-0'), { kind: 'add', id: 'hat-on' }],
    ['bare hands', 'street-clothes', without('glovesM-0'), { kind: 'add', id: 'gloves-on' }],
    [
      'street shoes past the bench, taken off behind it',
      'clean-hands-man',
      (way) => {
        const off = way.filter(({ item }) => item === 'boots-0' || item === 'crocs-0');
        const rest = way.filter((action) => !off.includes(action));
        const across = rest.findIndex(({ code }) => code === 'A004') + 1;
        const seat: Action = { code: 'A003', to: 'entrance-bench' };
        const up: Action = { code: 'A004', params: { side: 'clean' } };
        const undress: Action = { code: 'A006', item: 'boots-0' };
        return [...rest.slice(0, across), seat, undress, up, ...rest.slice(across)];
      },
      { kind: 'move', id: 'boots-off' },
    ],
  ])('%s', (_name, caseId, change, advice) => {
    const { smallestChange, failedBy } = adviceFor(caseId, change);
    expect(failedBy).not.toEqual([]);
    expect(smallestChange).toContainEqual(expect.objectContaining(advice));
    for (const said of Object.values(smallestChange[0]!.text)) expect(said.length).toBeGreaterThan(1);
  });

  it.each(builtinRoomKeys)('$caseId: each gate names a step of its key that prevents it', (key) => {
    const steps = new Set(key.reference.steps.map(({ id }) => id));
    const noStep = (key.reference.gates ?? [])
      .filter(({ preventedBy }) => !preventedBy?.some((id) => steps.has(id)))
      .map(({ id }) => id);
    // No step prevents these for a person who starts dressed: they would have to fetch food or undress.
    const dressed = ['gate-food', 'gate-street-things', 'gate-hands', 'gate-inner-suit', 'gate-coverall'];
    const worn = [
      ...dressed,
      'gate-mask',
      'gate-gloves',
      'gate-gloves-soiled',
      'gate-overshoes',
      'gate-soiled-clothes',
    ];
    const soiled = key.caseId.startsWith('clean-hands') ? [] : ['gate-gloves-soiled', 'gate-soiled-clothes'];
    const expected = new Map([
      ['five-faults', worn],
      ['way-out', [...dressedIn.map(({ id }) => id), ...OF_THE_WAY_OUT]],
      ['second-gloves', [...soiled, 'gate-inner-gloves-soiled']],
    ]);
    expect(noStep).toEqual(expected.get(key.caseId) ?? soiled);
  });

  it.each(builtinRoomKeys)(
    '$caseId: each gate is said, with why and where from, in three languages',
    (key) => {
      for (const { id, text, why, sources } of key.reference.gates ?? []) {
        expect(
          Object.values(text).filter((said) => said.length > 3),
          id,
        ).toHaveLength(3);
        expect(
          Object.values(why ?? {}).filter((said) => said.length > 3),
          id,
        ).toHaveLength(3);
        expect(text.ch, id).toMatch(/[\u4e00-\u9fff]/);
        expect(text.ru, id).toMatch(/[а-я]/);
        expect(sources.length, id).toBeGreaterThan(0);
      }
    },
  );
});
