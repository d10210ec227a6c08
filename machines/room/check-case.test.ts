import { describe, expect, it } from 'vitest';
import { builtinRoomCases } from './builtin/cases/all.ts';
import { playWith } from './builtin/cases/play-with.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { findCaseProblems, findRulesetProblems, type RoomProblem } from './check-case.ts';

const { map } = builtinRoomRuleset;

describe('the check of rulesets and cases', () => {
  it('finds nothing in the built-in ruleset', () =>
    expect(findRulesetProblems(builtinRoomRuleset)).toEqual([]));

  it.each(builtinRoomCases)('finds nothing in the case $id', ({ play }) => {
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
    expect(findCaseProblems(builtinRoomRuleset, playWith(parts))).toContainEqual({ kind, id });
  });

  it('finds furniture that nobody can reach', () => {
    const furniture = map.furniture.map((row) =>
      row.id === 'washroom-sink' ? { ...row, approaches: [{ x: 13, y: 6, facing: 'ne' as const }] } : row,
    );
    const walledIn = { ...builtinRoomRuleset, map: { ...map, furniture } };
    expect(findRulesetProblems(walledIn)).toEqual([{ kind: 'unreachable', id: 'washroom-sink' }]);
  });

  it('lists the 29 codes of the catalogue once each, with every text in three languages', () => {
    const codes = builtinRoomRuleset.items.map(({ code }) => code);
    expect(codes).toEqual(Array.from({ length: 29 }, (_, at) => `S${String(at + 1).padStart(3, '0')}`));
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
