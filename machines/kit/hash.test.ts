import { describe, expect, it } from 'vitest';
import { casesWithKeys, plannedWay } from '#tests/support/bay-ways.ts';
import { builtinEquipmentRuleset as ruleset } from '../equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '../equipment/simulation.ts';
import { canonicalJson, canonicalJsonInTurn } from './hash.ts';
import { replay } from './replay.ts';

describe('canonical JSON in turn', () => {
  it.each(casesWithKeys.slice(0, 8))('is what it is by itself, state after state of $id', (row) => {
    const { play, seed } = row.equipmentCase;
    const { moments } = replay(equipmentSimulation, ruleset, play, seed, plannedWay(row, row.way).entries);
    const inTurn = canonicalJsonInTurn();
    for (const { before, after } of moments)
      expect([inTurn(before), inTurn(after)]).toEqual([canonicalJson(before), canonicalJson(after)]);
    expect(inTurn(moments[0]!.before)).toBe(canonicalJson(moments[0]!.before));
  });

  it('writes what was changed, left out, put back and sorted', () => {
    const inTurn = canonicalJsonInTurn();
    const list = [{ b: 1, a: 'x y' }, 2];
    for (const value of [
      { list, none: undefined },
      { list, more: { z: [], a: { deep: { deeper: { deepest: [list] } } } } },
      { list: [...list, 3], more: undefined },
      { list: [], more: { z: list } },
      { list, none: undefined },
    ])
      expect(inTurn(value)).toBe(canonicalJson(value));
  });
});
