// The grid of a map: what lies past its edge is nothing, not the next row.
import { expect, it } from 'vitest';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { builtinRoomRuleset } from './builtin/ruleset.ts';
import { buildGrid } from './grid.ts';

const PLACE = { ...builtinRoomRuleset.map.locations[0]!, start: { x: 0, y: 0 } };
const SIDES: [string, string] = ['left', 'right'];
const DOOR = {
  id: 'door',
  text: { ru: 'Дверь', en: 'Door', ch: '门' },
  lengthTiles: 1,
};

/** Two locations of two by four tiles side by side. */
const mapWith = (edge: { readonly axis: 'x' | 'y'; readonly x: number; readonly y: number }): RoomMap => ({
  ...builtinRoomRuleset.map,
  widthTiles: 4,
  heightTiles: 4,
  locations: SIDES.map((id, at) => ({
    ...PLACE,
    id,
    areas: [{ x: at * 2, y: 0, widthTiles: 2, heightTiles: 4 }],
  })),
  walls: [],
  furniture: [],
  doors: [{ ...DOOR, between: SIDES, ...edge }],
});

it.each([
  ['between the two', { axis: 'y', x: 2, y: 1 }, 2],
  ['in the right outer wall', { axis: 'y', x: 4, y: 1 }, 0],
  ['in the left outer wall', { axis: 'y', x: 0, y: 1 }, 0],
  ['in the lower outer wall', { axis: 'x', x: 1, y: 4 }, 0],
] as const)('a door %s gives its crossings', (_where, edge, crossings) => {
  expect(buildGrid(mapWith(edge)).crossings).toHaveLength(crossings);
});
