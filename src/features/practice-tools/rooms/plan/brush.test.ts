// Strokes as commands: what each tool does with a beginning and an end, and what is shown before it is done.
import { describe, expect, test } from 'vitest';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { shelfOf } from '#machines/room/editing/shelf.ts';
import { commandOf, middleOf, pieceAt, piecesIn, type Brush, type Stroke } from './brush.ts';
import { previewOf } from './preview.ts';

const { map } = builtinRoomRuleset;
const shelf = shelfOf(map);
const BRUSH: Brush = {
  tool: 'select',
  location: 'locker',
  pattern: 'locker-bench',
  facing: 'sw',
  isWalled: true,
  isAnother: false,
  wall: undefined,
  door: undefined,
};
const stroke = (x: number, y: number, toX = x, toY = y): Stroke => ({
  from: middleOf({ x, y }),
  to: middleOf({ x: toX, y: toY }),
});
const at = (x: number, y: number): Stroke => {
  const touched = { tile: { x: Math.floor(x), y: Math.floor(y) }, place: { x, y } };
  return { from: touched, to: touched };
};
const command = (change: Partial<Brush>, by: Stroke, selected: readonly string[] = []) =>
  commandOf({ ...BRUSH, ...change }, by, shelf, selected);

describe('a stroke', () => {
  test('with the brush covers what lies between, whichever way it went', () => {
    const area = { x: 2, y: 3, widthTiles: 4, heightTiles: 2 };
    expect(command({ tool: 'paint' }, stroke(5, 4, 2, 3))).toMatchObject({ kind: 'paint', area });
    expect(command({ tool: 'clear' }, stroke(2, 3, 5, 4))).toEqual({ kind: 'clear', area });
  });

  test('of a wall runs along the borders of tiles; a tap takes the nearest one', () => {
    const edge = { axis: 'x', x: 2, y: 3, lengthTiles: 3 };
    const line = { from: { tile: { x: 2, y: 3 }, place: { x: 2.1, y: 3.2 } }, to: middleOf({ x: 4, y: 3 }) };
    expect(command({ tool: 'wall' }, line)).toEqual({ kind: 'wall', edge });
    expect(command({ tool: 'unwall' }, at(4.9, 2.4))).toEqual({
      kind: 'unwall',
      edge: { axis: 'y', x: 5, y: 2, lengthTiles: 1 },
    });
  });

  test('moves what is chosen, and is nothing on its own tile', () => {
    expect(command({}, stroke(3, 3, 4, 5), ['locker-bench'])).toEqual({
      kind: 'move',
      ids: ['locker-bench'],
      dx: 1,
      dy: 2,
    });
    expect(command({}, stroke(3, 3), ['locker-bench'])).toBeUndefined();
    expect(command({}, stroke(3, 3, 4, 4))).toBeUndefined();
  });

  test('of a piece holds it by its middle', () => {
    expect(command({ tool: 'place' }, stroke(16, 4))).toMatchObject({ at: { x: 15, y: 4 } });
    expect(command({ tool: 'place', facing: 'se' }, stroke(16, 4))).toMatchObject({ at: { x: 16, y: 3 } });
  });
});

test('what is at a tile and in an area', () => {
  expect(pieceAt(map, { x: 16, y: 3 })?.id).toBe('locker-bench');
  expect(pieceAt(map, { x: 13, y: 4 })).toBeUndefined();
  expect(piecesIn(map, { x: 12, y: 0, widthTiles: 10, heightTiles: 2 })).toEqual([
    'locker-closet-1',
    'locker-closet-2',
    'locker-mirror',
  ]);
});

describe('before it is done', () => {
  test('a place that is free is shown so, one that is taken says why', () => {
    const free = previewOf(map, builtinRoomRuleset, { kind: 'move', ids: ['locker-bench'], dx: 1, dy: 0 });
    expect([free.marks.tone, free.problem]).toEqual(['possible', undefined]);
    expect(free.marks.ghosts.map(({ id }) => id)).toEqual(['locker-bench']);
    const taken = previewOf(map, builtinRoomRuleset, { kind: 'move', ids: ['locker-bench'], dx: 0, dy: -2 });
    expect([taken.marks.tone, taken.refusal]).toEqual(['refused', undefined]);
    const onto = previewOf(map, builtinRoomRuleset, { kind: 'move', ids: ['locker-closet-1'], dx: 3, dy: 0 });
    expect(onto.problem?.ru).toBe('Место уже занято');
    const off = previewOf(map, builtinRoomRuleset, { kind: 'move', ids: ['locker-bench'], dx: 0, dy: -3 });
    expect([off.marks.tone, off.refusal]).toEqual(['refused', 'offMap']);
  });
});
