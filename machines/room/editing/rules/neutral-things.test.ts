// Things and furniture of no purpose of their own: made, coloured, put down, lettered, and sound as rules and as a plan.
import { describe, expect, test } from 'vitest';
import builtManifest from '#assets/built/manifest.json';
import type { Manifest } from '#assets/manifest.ts';
import { roomRulesSchema, roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { findRoomProblems } from '#machines/room/check-map.ts';
import { applyCommand, type RoomCommand } from '#machines/room/editing/commands.ts';
import { NEUTRAL_PIECES } from '#machines/room/editing/neutral-pieces.ts';
import { shelfOf } from '#machines/room/editing/shelf.ts';
import { smallSite } from '#machines/room/editing/templates.ts';
import { withColour, withThingsAt, type EditedRules } from './edit-items.ts';
import { neutralShelf, withNeutral } from './neutral-things.ts';
import { rulesOf, withOwnRules } from './room-rules.ts';

const SHIPPED = rulesOf(builtinRoomRuleset);
const BASE = builtinRoomRuleset.map;
const NAME = { ru: 'Короб для пластин', en: 'Wafer box', ch: '晶圆盒' };
const MANIFEST = builtManifest as unknown as Manifest;
const FACINGS = ['sw', 'se', 'ne', 'nw'] as const;

function done(edited: EditedRules) {
  if (!edited.ok) throw new Error(edited.reason);
  return edited.rules;
}

function drawn(commands: readonly RoomCommand[]) {
  return commands.reduce((map, command) => {
    const edited = applyCommand(map, BASE, command);
    if (!edited.ok) throw new Error(edited.reason);
    return edited.map;
  }, smallSite(BASE));
}

describe('a neutral thing', () => {
  test.each(neutralShelf(SHIPPED))('$id of a colour is a sound row with pictures', (one) => {
    const rules = done(withNeutral(SHIPPED, one, NAME, 'blue'));
    const made = rules.items.at(-1)!;
    expect(made).toMatchObject({ text: NAME, looksLike: { code: one.code, colour: 'blue' } });
    expect(roomRulesSchema.parse(rules)).toEqual(rules);
    expect(findRoomProblems(withOwnRules(builtinRoomRuleset, rules))).toEqual([]);
    expect(MANIFEST.sprites).toHaveProperty([`item/${one.code}`]);
    for (const facing of FACINGS) expect(MANIFEST.sprites).toHaveProperty([`held/${one.code}/${facing}`]);
  });

  test('takes another colour, and white is none; what ships keeps its own', () => {
    const [box] = neutralShelf(SHIPPED);
    const rules = done(withNeutral(SHIPPED, box!, NAME, 'red'));
    expect(done(withColour(rules, 'own1', 'white')).items.at(-1)?.looksLike).not.toHaveProperty('colour');
    expect(done(withColour(rules, 'hat', 'red')).items).toEqual(rules.items);
  });
});

describe('a neutral piece', () => {
  test('has a picture in every facing', () => {
    for (const { piece } of NEUTRAL_PIECES)
      for (const facing of FACINGS)
        expect(MANIFEST.sprites).toHaveProperty([`furniture/${piece.picture}/plain/${facing}`]);
  });

  test('is put down from any shelf, holds what is allowed, and says its text', () => {
    const lettering = { ru: 'Стоп', en: 'Stop', ch: '停' };
    const map = drawn([
      { kind: 'place', pattern: 'neutral-cabinet', at: { x: 5, y: 8 }, facing: 'ne' },
      { kind: 'place', pattern: 'neutral-table', at: { x: 11, y: 8 }, facing: 'ne' },
      { kind: 'place', pattern: 'neutral-sign', at: { x: 4, y: 2 }, facing: 'se' },
      { kind: 'describe', id: 'neutral-sign', words: { lettering } },
    ]);
    expect(map.furniture.find(({ id }) => id === 'neutral-sign')).toMatchObject({
      lettering,
      location: 'locker',
    });
    const rules = done(withThingsAt(SHIPPED, 'neutral-table', ['pen', 'bag']));
    const there = rules.items.filter(({ positions }) =>
      positions.some(({ dropId }) => dropId === 'neutral-table'),
    );
    expect(there.map(({ id }) => id).toSorted()).toEqual(['bag', 'pen']);
    expect(done(withThingsAt(rules, 'neutral-table', [])).items).toEqual(SHIPPED.items);
    const ruleset = { ...withOwnRules(builtinRoomRuleset, rules), map };
    expect(findRoomProblems(ruleset)).toEqual([]);
    expect(roomRulesetSchema.parse(ruleset)).toEqual(ruleset);
  });

  test('stands on a shelf once, also where the base has one already', () => {
    const map = drawn([{ kind: 'place', pattern: 'neutral-table', at: { x: 11, y: 8 }, facing: 'ne' }]);
    const ids = shelfOf(map).pieces.map(({ piece }) => piece.id);
    expect(ids.filter((id) => id === 'neutral-table')).toEqual(['neutral-table']);
  });
});
