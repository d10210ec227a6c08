// Places of the bay's plan: the drawing order of people, furniture and the things lying on it.
import { describe, expect, it } from 'vitest';
import { compareDepth, orderByDepth } from '#scenes/kit/depth-order.ts';
import type { Box } from '#scenes/kit/depth-order.ts';
import { between, boxAround, boxOf, isOnWall, isOutside } from './bay-placing.ts';
import type { BayPlace } from './bay-facts.ts';

const place = (
  at: BayPlace['at'],
  tiles: readonly [number, number, number, number],
  heightMetres: number,
): BayPlace => ({
  sprite: 'thing',
  at,
  x: tiles[0],
  y: tiles[1],
  widthTiles: tiles[2],
  depthTiles: tiles[3],
  facing: 'sw',
  heightMetres,
});

const TRACK = boxOf(place([5.5, 2, 0], [1, 0, 9, 4], 1.95));
const DESK = boxOf(place([0.75, 5.4, 0], [0, 4, 2, 3], 0.75));
const PAPER = boxOf(place([0.95, 5.35, 0.752], [0.95, 5.35, 0, 0], 0));
const PHONE = boxOf(place([0.55, 6, 0.75], [0.55, 6, 0, 0], 0.12));
const RACK = boxOf(place([13, 0.5, 0], [12, 0, 2, 1], 1.6));
const EXIT = boxOf(place([14, 8, 0], [14, 7, 0, 2], 2.1));
const person = (x: number, y: number): Box => boxAround([x, y, 0], 1.8, 0.3);

describe('the order of drawing', () => {
  it.each([
    ['the track', TRACK, 'a person at a port', person(2.5, 4.5)],
    ['the track', TRACK, 'a person at its right end', person(10.4, 1.4)],
    ['the desk', DESK, 'a paper on it', PAPER],
    ['the desk', DESK, 'the telephone on it', PHONE],
    ['the desk', DESK, 'a person before it', person(2.5, 5.5)],
    ['a person inside', person(13.4, 8), 'the exit', EXIT],
    ['the exit', EXIT, 'a person outside', person(15.5, 8)],
    ['the rack', RACK, 'a person before it', person(12.5, 1.5)],
  ] as const)('%s comes before %s', (_, first, __, then) => {
    expect(compareDepth(first, then)).toBe(-1);
    expect(orderByDepth([{ box: then }, { box: first }]).map(({ box }) => box)).toEqual([first, then]);
  });
});

describe('a place', () => {
  it.each([
    ['a telephone on the wall at the back', place([11.7, 0, 1.32], [11.7, 0, 0, 0], 0.3), true],
    ['the gas panel on the wall to the left', place([0, 3.1, 0.95], [0, 3.1, 0, 0], 0.9), true],
    ['a telephone on the desk', place([0.55, 6, 0.75], [0.55, 6, 0, 0], 0.12), false],
    ['the rack at the wall', place([13, 0.5, 0], [12, 0, 2, 1], 1.6), false],
  ])('%s hangs on a wall: %#', (_, one, expected) => {
    expect(isOnWall(one)).toBe(expected);
  });

  it('is outside past the last tile of the bay', () => {
    const facts = { tiles: { width: 14, depth: 10, outsideWidth: 3, wallMetres: 2.7 } } as Parameters<
      typeof isOutside
    >[0];
    expect([13.9, 14, 16].map((x) => isOutside(facts, x))).toEqual([false, true, true]);
  });

  it('is half way between two others', () => {
    expect(between([0, 2, 1], [4, 2, 2], 0.5)).toEqual([2, 2, 1.5]);
  });
});
