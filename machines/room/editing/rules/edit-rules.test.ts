// The rules of a site: each edit, what it refuses, and what becomes of the shipped cases.
import { describe, expect, test } from 'vitest';
import { words } from '../../words.ts';
import { roomRulesSchema, type RoomRules } from '#contract/simulation/room-ruleset.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { BUILTIN_ROOM_CASES } from '../../builtin/cases/all.ts';
import { builtinRoomKeys } from '../../builtin/keys/all.ts';
import { builtinRoomRuleset } from '../../builtin/ruleset.ts';
import { findRoomProblems } from '../../check-map.ts';
import { effectOn } from '../../solver/case-effect.ts';
import {
  bansOf,
  editedItem,
  needsOf,
  withBan,
  withNeeds,
  withOwnItem,
  withoutItem,
  withPlace,
  type EditedRules,
} from './edit-items.ts';
import { differencesOf, withBaseRow } from './rule-differences.ts';
import { rulesOf, withOwnRules } from './room-rules.ts';

const SHIPPED = rulesOf(builtinRoomRuleset);
const NAME = words('Очки', 'Goggles', '护目镜');

function done(edited: EditedRules): RoomRules {
  if (!edited.ok) throw new Error(edited.reason);
  return edited.rules;
}
const itemIn = ({ items }: RoomRules, id: string) => items.find((item) => item.id === id)!;
const problemsOf = (rules: RoomRules) =>
  findRoomProblems(withOwnRules(builtinRoomRuleset, rules)).map(({ kind, id }) => `${kind} ${id}`);
const isOf = ({ ok }: EditedRules) => ok;

test('the shipped rules have no fault, and no difference from themselves', () => {
  expect(problemsOf(SHIPPED)).toEqual([]);
  expect(differencesOf(SHIPPED, SHIPPED)).toEqual([]);
});

describe('edits', () => {
  test('a ban is one row, said by both things, and goes from both', () => {
    const ban = { one: 'hat', other: 'earrings' };
    const banned = done(withBan(SHIPPED, ban, true));
    expect(bansOf(banned).length).toBe(bansOf(SHIPPED).length + 1);
    expect(itemIn(banned, 'earrings').bannedWith).toContain('hat');
    expect(itemIn(banned, 'hat').bannedWith).toContain('earrings');
    expect(bansOf(done(withBan(banned, ban, false)))).toEqual(bansOf(SHIPPED));
    expect(isOf(withBan(SHIPPED, { one: 'hat', other: 'nothing' }, true))).toBe(false);
  });

  test('a thing of one’s own has a name, a code and pictures, and can be worn', () => {
    const own = done(withOwnItem(SHIPPED, 'masksM', NAME));
    expect(itemIn(own, 'own1')).toMatchObject({
      code: 'S100',
      text: NAME,
      looksLike: { code: 'S024', layer: 'masks' },
    });
    expect(problemsOf(own)).toEqual([]);
    expect(done(withOwnItem(own, 'own1', NAME)).items.at(-1)).toMatchObject({
      id: 'own2',
      looksLike: { code: 'S024', layer: 'masks' },
    });
    expect(roomRulesSchema.parse(own)).toEqual(own);
    expect(differencesOf(SHIPPED, own)[0]).toMatchObject({ of: 'items', id: 'masksS', change: 'CHANGED' });
    expect(
      differencesOf(SHIPPED, own).filter((row) => row.of === 'items' && row.change === 'ADDED'),
    ).toHaveLength(1);
  });

  test('a thing goes from all that names it; what others become after use stays', () => {
    const left = done(withoutItem(SHIPPED, 'crocs'));
    expect(JSON.stringify(left)).not.toContain('"crocs"');
    expect(problemsOf(left)).toEqual([]);
    expect(isOf(withoutItem(SHIPPED, 'trash'))).toBe(false);
  });

  test('what a thing needs is a list of groups; a circle of needs is found', () => {
    const needs = { on: [['underwear'], ['hat', 'coat']], off: ['jeans'] };
    const needing = done(withNeeds(SHIPPED, 'coverall', needs));
    expect(needsOf(itemIn(needing, 'coverall'))).toEqual(needs);
    const circle = done(withNeeds(needing, 'underwear', { on: [['coverall']], off: [] }));
    expect(problemsOf(circle)).toEqual(['neverWorn underwear', 'neverWorn coverall'].sort().reverse());
  });

  test('a place is allowed once, and taken away', () => {
    const allowed = done(withPlace(SHIPPED, 'coat', 'entrance-trash', true));
    const has = itemIn(allowed, 'coat').positions.some(({ dropId }) => dropId === 'entrance-trash');
    expect(has).toBe(true);
    const gone = done(withPlace(allowed, 'coat', 'entrance-trash', false));
    expect(itemIn(gone, 'coat').positions.some(({ dropId }) => dropId === 'entrance-trash')).toBe(false);
  });
});

describe('what becomes of the shipped cases', () => {
  const effects = (rules: RoomRules) =>
    BUILTIN_ROOM_CASES.map(({ id, play, seed }) => {
      const key = builtinRoomKeys.find(({ caseId }) => caseId === id)!;
      const ruleset = withOwnRules(builtinRoomRuleset, rules);
      return [id, effectOn({ before: builtinRoomRuleset, play, seed, key, examples: [] }, ruleset, 50).kind];
    });

  test('by a new name: nothing', () => {
    const named = done(editedItem(SHIPPED, 'hat', (item) => ({ ...item, text: NAME })));
    expect(effects(named).filter(([, kind]) => kind !== 'SAME')).toEqual([]);
  });

  test('by a cap that bans the mask: those in which both are put on', () => {
    const bans = ['masksS', 'masksM', 'masksL', 'masksXL'];
    const banned = bans.reduce((now, other) => done(withBan(now, { one: 'hat', other }, true)), SHIPPED);
    expect(effects(banned).some(([, kind]) => kind === 'LOST')).toBe(true);
  });

  test('by a thing that is gone: its cases can’t start', () => {
    const kinds = effects(done(withoutItem(SHIPPED, 'apple')));
    expect(kinds.some(([, kind]) => kind === 'CANNOT_START')).toBe(true);
  });
});

test('500 edits by chance: each gives rules of the schema, or a reason', () => {
  let seed = 7;
  const draw = (below: number): number => {
    const { value, random } = drawWhole(seed, below);
    seed = random;
    return value;
  };
  const ways: RoomRules[] = [SHIPPED];
  for (let at = 0; at < 500; at += 1) {
    const rules = ways.at(-1)!;
    const one = () => rules.items[draw(rules.items.length)]!.id;
    const edits = [
      () => withBan(rules, { one: one(), other: one() }, draw(2) === 0),
      () => withOwnItem(rules, one(), NAME),
      () => withoutItem(rules, one()),
      () => withPlace(rules, one(), 'locker-bench', draw(2) === 0),
      () => withNeeds(rules, one(), { on: [[one(), one()]], off: [one()] }),
    ];
    const edited = edits[draw(edits.length)]!();
    if (edited.ok) ways.push(edited.rules);
  }
  expect(ways.length).toBeGreaterThan(250);
  for (const rules of ways.filter((_, at) => at % 25 === 0)) {
    expect(roomRulesSchema.parse(rules)).toEqual(rules);
    const kinds = problemsOf(rules).map((problem) => problem.split(' ')[0]);
    expect([...new Set(kinds)].filter((kind) => kind !== 'neverWorn')).toEqual([]);
    // Taken back one after another, nothing is left of them.
    const back = differencesOf(SHIPPED, rules).reduce((now, row) => withBaseRow(SHIPPED, now, row), rules);
    expect(back).toEqual(SHIPPED);
  }
});

test('a figure, an aspect and a cause of particles go back too', () => {
  const { particles, aspects = [] } = SHIPPED;
  const [cause] = particles!.causes;
  const changed: RoomRules = {
    ...SHIPPED,
    bagCapacity: SHIPPED.bagCapacity + 1,
    aspects: aspects.slice(1),
    particles: { ...particles!, walkingPercent: particles!.walkingPercent + 1, causes: [cause!] },
  };
  const rows = differencesOf(SHIPPED, changed);
  expect(rows.map(({ of }) => of)).toEqual(expect.arrayContaining(['aspects', 'causes', 'figures']));
  expect(rows.reduce((now, row) => withBaseRow(SHIPPED, now, row), changed)).toEqual(SHIPPED);
});
