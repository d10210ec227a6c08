// What can be pointed at in the bay, and which target lies in a direction. The scene only reports; it decides
// nothing.
import type { HitArea } from '#scenes/kit/hit.ts';
import type { Point } from '#scenes/kit/projection.ts';

export interface BayTarget {
  readonly kind: 'place' | 'port' | 'module' | 'pod' | 'person';
  /** The name of a place, the number of a port or spot (from 0), or the id of a module or person. */
  readonly id: string;
}

/** Begins the id of a pod on the floor; on the rack it is the number of the spot. */
export const ON_FLOOR = 'floor-';

export type BayArea = HitArea<BayTarget>;

export function sameTarget(a: BayTarget | undefined, b: BayTarget | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}

function middleOf({ x, y, polygon }: BayArea): Point {
  const count = polygon.length / 2;
  const sum = (first: number): number =>
    polygon.reduce((total, value, at) => (at % 2 === first ? total + value : total), 0);
  return { x: x + sum(0) / count, y: y + sum(1) / count };
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<ArrowKey, Point>;

/** Sideways distance counts this many times more than distance ahead. */
const ASIDE = 2.5;

/** The nearest target in a direction, if any; without a starting place, the first target. */
export function targetInDirection(
  areas: readonly BayArea[],
  from: BayTarget | undefined,
  key: ArrowKey,
): BayTarget | undefined {
  const start = areas.find(({ target }) => sameTarget(target, from));
  if (!start) return areas[0]?.target;
  const here = middleOf(start);
  const way = WAYS[key];
  const ranked = areas.flatMap((area) => {
    const there = middleOf(area);
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    return area === start || ahead <= 1 ? [] : [{ target: area.target, cost: ahead + aside * ASIDE }];
  });
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.target;
}

const MIN_SIZE = 11;

/** Enlarges a target that is too small for a finger, about its middle. */
export function touchable(polygon: readonly number[]): readonly number[] {
  const xs = polygon.filter((_, at) => at % 2 === 0);
  const ys = polygon.filter((_, at) => at % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left >= MIN_SIZE * 2 && bottom - top >= MIN_SIZE * 2) return polygon;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [Math.max(MIN_SIZE, (right - left) / 2), Math.max(MIN_SIZE, (bottom - top) / 2)];
  return [x - dx, y - dy, x + dx, y - dy, x + dx, y + dy, x - dx, y + dy];
}
