// What is derived from the rows of the catalogue: layers and falls of the built-in items, and of one that a
// site adds.
import { describe, expect, it } from 'vitest';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { layersOf } from '../person/dress.ts';
import { itemLooksOf, type FallKind } from './item-looks.ts';

type Row = readonly [code: string, layers: string, fall: FallKind];

const GLOVES = 'gloves-wrong gloves-correct';
const MASKS = 'mask-wrong mask-correct';
const rows: readonly Row[] = [
  ['S001', 'shoeCovers', 'film'],
  ['S002', 'reusableShoecovers reusableShoecovers-alone', 'cloth'],
  ['S003', 'boots', 'shoe'],
  ['S004', 'crocs', 'shoe'],
  ['S005', '', 'bag'],
  ['S006', 'shirt', 'cloth'],
  ['S007', 'jeans', 'cloth'],
  ['S008', 'underwear', 'cloth'],
  ['S009', 'coat', 'cloth'],
  ['S010', 'earrings', 'hard'],
  ['S011', 'hat', 'film'],
  ['S012', '', 'round'],
  ['S013', '', 'hard'],
  ['S014', 'keyCard', 'hard'],
  ['S015', '', 'hard'],
  ['S016', '', 'hard'],
  ['S017', '', 'hard'],
  ['S018', '', 'film'],
  ...['S019', 'S020', 'S021', 'S022'].map((code): Row => [code, GLOVES, 'film']),
  ...['S023', 'S024', 'S025', 'S026'].map((code): Row => [code, MASKS, 'film']),
  ['S027', '', 'crumpled'],
  ['S028', 'coverall-open coverall-closed', 'cloth'],
  ['S029', 'safetyGlasses', 'hard'],
  ['S030', 'gloves-wrong', 'film'],
];

const looks = [...itemLooksOf(ruleset).values()];

describe('how a thing looks', () => {
  it('is said for every row of the catalogue', () => {
    expect(looks.map(({ code }) => code)).toEqual(rows.map(([code]) => code));
  });

  it.each(rows)('%s is shown by %j and falls as %s', (code, layers, fall) => {
    const look = looks.find((row) => row.code === code)!;
    expect([layersOf(look).join(' '), look.fall]).toEqual([layers, fall]);
  });

  it('follows from the row alone for a thing that a site adds', () => {
    const cape: Item = {
      ...ruleset.items.find(({ id }) => id === 'coat')!,
      id: 'rainCape',
      code: 'S031',
      bannedWith: ['coat'],
    };
    const look = itemLooksOf({ ...ruleset, items: [...ruleset.items, cape] }).get('rainCape');
    expect(look).toEqual({
      code: 'S031',
      colour: 'white',
      slot: 'overTors',
      layer: 'rainCape',
      states: [],
      fall: 'cloth',
    });
  });
});
