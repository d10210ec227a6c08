import { expect, test } from 'vitest';
import { hullOf } from './hull.ts';

function picture(rows: readonly string[]): Parameters<typeof hullOf>[0] {
  const pixels = new Uint8Array(
    rows.flatMap((row) => row.split('').flatMap((dot) => [0, 0, 0, dot === '#' ? 255 : 0])),
  );
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels, pivotX: 2, pivotY: 4 };
}

test('the outline is told from the pivot, in pixels at 1x', () => {
  const hull = hullOf(picture(['####', '####', '####', '####']), 2);
  const points = new Set(
    Array.from({ length: hull.length / 2 }, (_, at) => `${hull[at * 2]},${hull[at * 2 + 1]}`),
  );
  expect(points).toEqual(new Set(['-1,-2', '1,-2', '1,0', '-1,0']));
});

test('clear pixels are outside', () => {
  const hull = hullOf(picture(['....', '.##.', '.##.', '....']), 1);
  expect(Math.max(...hull)).toBeLessThanOrEqual(1);
});
