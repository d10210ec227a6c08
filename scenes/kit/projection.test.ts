import { describe, expect, it } from 'vitest';
import { boundsAround, boundsOf, project, tileAt, unproject } from './projection.ts';

describe('the projection', () => {
  it.each([
    { name: 'the origin', at: [0, 0, 0], seen: [0, 0] },
    { name: 'a metre along x: to the lower right', at: [2, 0, 0], seen: [113.14, 56.57] },
    { name: 'a metre along y: to the lower left', at: [0, 2, 0], seen: [-113.14, 56.57] },
    { name: 'a metre up', at: [0, 0, 1], seen: [0, -138.56] },
  ] as const)('puts $name where it is seen', ({ at, seen }) => {
    const point = project(at[0], at[1], at[2]);
    expect(point.x).toBeCloseTo(seen[0], 1);
    expect(point.y).toBeCloseTo(seen[1], 1);
  });

  it.each([
    [0, 0],
    [3.5, 2.25],
    [21, 10.5],
    [-2, 7],
  ])('finds the floor place %d, %d again', (x, y) => {
    const seen = project(x, y);
    const place = unproject(seen.x, seen.y);
    expect(place.x).toBeCloseTo(x, 6);
    expect(place.y).toBeCloseTo(y, 6);
  });

  it.each([
    [0, 0],
    [7, 3],
    [21, 10],
  ])('tells the tile %d, %d at its middle and near its corners', (x, y) => {
    for (const [dx, dy] of [
      [0.5, 0.5],
      [0.02, 0.02],
      [0.98, 0.02],
      [0.02, 0.98],
      [0.98, 0.98],
    ] as const) {
      const seen = project(x + dx, y + dy);
      expect(tileAt(seen.x, seen.y)).toEqual({ x, y });
    }
  });

  it('takes the rise of walls into its bounds', () => {
    const flat = boundsOf(0, 0, 2, 2, 0);
    const walled = boundsOf(0, 0, 2, 2, 2.4);
    expect(walled.top).toBeLessThan(flat.top);
    expect(boundsAround([flat, walled])).toEqual({ ...flat, top: walled.top });
  });
});
