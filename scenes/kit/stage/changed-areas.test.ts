import { describe, expect, it } from 'vitest';
import { changedAreas } from './changed-areas.ts';
import type { Drawn } from './changed-areas.ts';

const drawn = (hash: number, left: number, top: number, size = 10): Drawn => ({
  hash,
  left,
  top,
  right: left + size,
  bottom: top + size,
});
const wall = drawn(1, 0, 0, 100);
const bench = drawn(2, 50, 50);
const person = drawn(3, 20, 20);

describe('the areas that changed', () => {
  it('are none when nothing did', () => {
    expect(changedAreas([wall, bench, person], [wall, bench, person])).toEqual([]);
  });

  it('are where one who moves was and is, as one when these meet', () => {
    const moved = drawn(4, 24, 20);
    expect(changedAreas([wall, person, bench], [wall, moved, bench])).toEqual([
      { left: 18, top: 18, right: 36, bottom: 32 },
    ]);
  });

  it('are two when what changed is far apart', () => {
    const far = drawn(4, 300, 20);
    expect(changedAreas([wall, person], [wall, far])).toHaveLength(2);
  });

  it('are where something came or went', () => {
    expect(changedAreas([wall], [wall, bench])).toEqual([{ left: 48, top: 48, right: 62, bottom: 62 }]);
    expect(changedAreas([wall, bench], [wall])).toEqual([{ left: 48, top: 48, right: 62, bottom: 62 }]);
  });

  it('are unknown when things that stayed are drawn in another order', () => {
    expect(changedAreas([wall, bench, person], [bench, wall, person])).toBeUndefined();
  });

  it('do not mind that one who moves is drawn at another place of the order', () => {
    const moved = drawn(4, 24, 20);
    expect(changedAreas([wall, person, bench], [wall, bench, moved])).toHaveLength(1);
  });

  it('are one when they are many', () => {
    const dots = Array.from({ length: 20 }, (_, at) => drawn(100 + at, at * 50, at * 30));
    expect(changedAreas([wall], [wall, ...dots])).toEqual([{ left: -2, top: -2, right: 962, bottom: 582 }]);
  });
});
