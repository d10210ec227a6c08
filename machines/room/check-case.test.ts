import { describe, expect, it } from 'vitest';
import { BUILTIN_ROOM_CASES } from './builtin/cases/all.ts';
import { playWith } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { findCaseProblems } from './check-case.ts';
import { findRulesetProblems } from './check-ruleset.ts';
import type { RoomProblem } from './room-problems.ts';

const { map } = builtinRoomRuleset;

describe('the check of rulesets and cases', () => {
  it('finds nothing in the built-in ruleset', () =>
    expect(findRulesetProblems(builtinRoomRuleset)).toEqual([]));

  it.each(BUILTIN_ROOM_CASES)('finds nothing in the case $id', ({ play }) => {
    expect(findCaseProblems(builtinRoomRuleset, play)).toEqual([]);
  });

  it.each<[RoomProblem['kind'], string, Parameters<typeof playWith>[0]]>([
    ['unknownLocation', 'attic', { location: 'attic' }],
    ['unknownItem', 'piano', { hand: ['piano-0'] }],
    ['unknownItem', 'cape', { settings: ['cape-0'] }],
    ['unknownPlace', 'shelf', { subject: [['pen-0', 'shelf']] }],
    ['unknownFurniture', 'stove', { position: 'stove' }],
    ['doubleId', 'crocs-0', { hand: ['crocs-0'] }],
  ])('finds %s: %s', (kind, id, parts) => {
    expect(findCaseProblems(builtinRoomRuleset, playWith(parts))).toContainEqual(
      expect.objectContaining({ kind, id }),
    );
  });

  it.each<[string, string, 'stay' | 'sit', readonly RoomProblem['kind'][]]>([
    ['entrance', 'entrance-start', 'stay', []],
    ['entrance', 'entrance-bench', 'sit', []],
    ['entrance', 'entrance-start', 'sit', ['noSeat']],
    ['entrance', 'entrance-shoerack', 'sit', ['noSeat']],
    ['locker', 'entrance-start', 'stay', ['unknownFurniture']],
  ])('judges a start in %s at %s, %s', (location, position, posture, kinds) => {
    const play = playWith({ location, position });
    const problems = findCaseProblems(builtinRoomRuleset, { ...play, person: { ...play.person, posture } });
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each<[string, RoomProblem['kind'], string]>([
    ['items.0.bannedWith.0', 'unknownItem', 'cape'],
    ['items.0.slot', 'unknownSlot', 'tail'],
    ['items.0.positions.0.dependencies.0', 'unknownItem', 'cape'],
  ])('finds at %s of a ruleset: %s %s', (path, kind, id) => {
    const [first, ...rest] = builtinRoomRuleset.items;
    const [position, ...places] = first!.positions;
    const broken = {
      ...first!,
      bannedWith: ['cape'],
      slot: 'tail',
      positions: [{ ...position!, dependencies: [['cape']] }, ...places],
    };
    const problems = findRulesetProblems({ ...builtinRoomRuleset, items: [broken, ...rest] });
    expect(problems).toContainEqual({ kind, id, path });
  });

  it('finds furniture that nobody can reach', () => {
    const furniture = map.furniture.map((row) =>
      row.id === 'washroom-sink' ? { ...row, approaches: [{ x: 13, y: 6, facing: 'ne' as const }] } : row,
    );
    const walledIn = { ...builtinRoomRuleset, map: { ...map, furniture } };
    expect(findRulesetProblems(walledIn)).toMatchObject([{ kind: 'unreachable', id: 'washroom-sink' }]);
  });

  it('lists the 30 codes of the catalogue once each, with every text in three languages', () => {
    const codes = builtinRoomRuleset.items.map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 30 }, (_, at) => `S${String(at + 1).padStart(3, '0')}`));
    const texts = JSON.stringify(builtinRoomRuleset).match(/"(ru|en|ch)":"[^"]*"/g) ?? [];
    expect(texts.length % 3).toBe(0);
    expect(texts.filter((text) => text.endsWith(':""'))).toEqual([]);
  });

  it('gives every code a description: A001 to A025 and the kinds without one', () => {
    const codes = builtinRoomRuleset.codes.map(({ code }) => code);
    expect(codes.filter((code) => /^A\d/.test(code)).length).toBe(25);
    expect(codes.slice(25)).toEqual(['WALK', 'CLOSE', 'CLEAN_FACE', 'MAT', 'AIR_SHOWER', 'HINT', 'WAIT']);
  });
});
