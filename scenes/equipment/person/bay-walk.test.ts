import { describe, expect, it } from 'vitest';
import { along, blocksOf, crosses, lengthOf, wayRound } from './bay-walk.ts';
import type { BayFacts, BayPlace } from '../bay-facts.ts';

const place = (x: number, y: number, widthTiles: number, depthTiles: number): BayPlace => ({
  sprite: '',
  at: [x, y, 0],
  x,
  y,
  widthTiles,
  depthTiles,
  facing: 'sw',
  heightMetres: 1,
});

const FACTS: Pick<BayFacts, 'places' | 'tiles'> = {
  tiles: { width: 14, depth: 10, outsideWidth: 3, wallMetres: 2.7 },
  places: {
    track: place(1, 0, 9, 4),
    terminal: place(10, 2, 1, 1),
    podRack: place(12, 0, 2, 1),
    desk: place(0, 4, 2, 3),
    exit: place(14, 7, 0, 2),
  },
};
const BLOCKS = blocksOf(FACTS as BayFacts);

const PORT = { x: 2.5, y: 4.5 };
const TERMINAL = { x: 10.5, y: 3.5 };
const RACK = { x: 12.5, y: 1.5 };
const WALL_EMO = { x: 11.5, y: 1.5 };
const DESK = { x: 2.5, y: 5.5 };
const EXIT = { x: 13.5, y: 7.5 };
const OUTSIDE_PHONE = { x: 15.5, y: 1.5 };

describe('a way in the bay', () => {
  it.each([
    ['along the track', PORT, { x: 8.5, y: 4.5 }],
    ['from the desk to the exit', DESK, EXIT],
    ['from the terminal to the exit', TERMINAL, EXIT],
  ])('is straight %s', (_, from, to) => {
    expect(wayRound(BLOCKS, from, to)).toEqual([from, to]);
  });

  it.each([
    ['from a port to the rack', PORT, RACK],
    ['from the wall to a port', WALL_EMO, PORT],
    ['from the desk to the wall', DESK, WALL_EMO],
    ['from the terminal to the wall', TERMINAL, WALL_EMO],
    ['from the rack to the telephone outside', RACK, OUTSIDE_PHONE],
  ])('goes round what stands between %s', (_, from, to) => {
    const way = wayRound(BLOCKS, from, to);
    expect(way.length).toBeGreaterThan(2);
    expect([way[0], way.at(-1)]).toEqual([from, to]);
    for (const [at, spot] of way.slice(1).entries())
      expect(BLOCKS.filter((block) => crosses(way[at]!, spot, block))).toEqual([]);
  });

  it('leads away from where one stands close to a thing', () => {
    expect(wayRound(BLOCKS, { x: 1.5, y: 4.5 }, PORT)).toEqual([{ x: 1.5, y: 4.5 }, PORT]);
  });

  it('is gone leg by leg, to its end and no farther', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 3 },
    ];
    expect(lengthOf(way)).toBe(7);
    expect([0, 3, 6, 9].map((tiles) => along(way, tiles))).toEqual([
      { x: 0, y: 0, dx: 4, dy: 0 },
      { x: 3, y: 0, dx: 4, dy: 0 },
      { x: 4, y: 2, dx: 0, dy: 3 },
      { x: 4, y: 3, dx: 0, dy: 3 },
    ]);
  });
});
