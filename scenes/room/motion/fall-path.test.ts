import { describe, expect, it } from 'vitest';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { itemLooksOf } from '../things/item-looks.ts';
import { fallPath, MAX_STEPS } from './fall-path.ts';
import type { Fall } from './fall-path.ts';

const looks = itemLooksOf(builtinRoomRuleset);
const kinds = [...looks].map(([id, { fall }]) => [id, fall] as const);
const DROP: Fall = { kind: 'round', heightMetres: 0.85, distanceMetres: 0.4, seed: 7 };
const THROW: Fall = { kind: 'crumpled', heightMetres: 0.9, distanceMetres: 0.5, rimMetres: 0.6, seed: 7 };

const every = ({ durationMs, at }: ReturnType<typeof fallPath>) =>
  Array.from({ length: Math.ceil(durationMs / 8) + 1 }, (_, step) => at(step * 8));

describe('a fall', () => {
  it.each(kinds)('%s (%s) ends exactly at its place, upright, within its steps', (_id, kind) => {
    for (const seed of [1, 2, 3, 4]) {
      const path = fallPath({ ...DROP, kind, seed });
      const end = path.at(path.durationMs);
      expect(end.share).toBe(1);
      expect(end.riseMetres).toBe(0);
      expect(Math.abs(Math.sin(end.turn / 2))).toBeLessThan(1e-9);
      expect(path.steps).toBeLessThanOrEqual(MAX_STEPS);
      expect(path.at(path.durationMs + 60_000)).toEqual(end);
    }
  });

  it('begins in the hand and is never below the floor', () => {
    const path = fallPath(DROP);
    expect(path.at(0)).toMatchObject({ share: 0, riseMetres: expect.closeTo(0.81, 2) });
    expect(Math.min(...every(path).map(({ riseMetres }) => riseMetres))).toBeGreaterThanOrEqual(0);
  });

  it('comes to rest without a jump', () => {
    const points = every(fallPath(DROP));
    const jumps = points.slice(1).map((point, at) => Math.abs(point.riseMetres - points[at]!.riseMetres));
    expect(Math.max(...jumps)).toBeLessThan(0.06);
  });

  it('bounces an apple, not a shirt', () => {
    const bounces = (id: string) => {
      const rises = every(fallPath({ ...DROP, kind: looks.get(id)!.fall })).map(
        ({ riseMetres }) => riseMetres,
      );
      const touched = rises.findIndex((rise) => rise < 0.02);
      return Math.max(...rises.slice(touched));
    };
    expect(bounces('apple')).toBeGreaterThan(0.05);
    expect(bounces('shirt')).toBeLessThan(0.03);
  });

  it('is the same for the same seed and another for another', () => {
    expect(every(fallPath(DROP))).toEqual(every(fallPath(DROP)));
    expect(every(fallPath(DROP))).not.toEqual(every(fallPath({ ...DROP, seed: 8 })));
  });
});

describe('a throw into a bin', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);

  it('goes up first, over the rim, and comes to rest inside', () => {
    for (const seed of seeds) {
      const path = fallPath({ ...THROW, seed });
      const rises = every(path).map(({ riseMetres }) => riseMetres);
      expect(Math.max(...rises)).toBeGreaterThan(0.95);
      expect(path.at(path.durationMs).riseMetres, `seed ${seed}`).toBeLessThan(0.5);
      expect(path.at(path.durationMs).share).toBe(1);
      expect(path.steps).toBeLessThanOrEqual(MAX_STEPS);
    }
  });

  it('touches the rim now and then: not every way is the same', () => {
    const lengths = new Set(seeds.map((seed) => fallPath({ ...THROW, seed }).steps));
    expect(lengths.size).toBeGreaterThan(5);
  });
});
