// Areas of a picture that can be pointed at.
import type { Point } from './projection.ts';

export interface HitArea<Target> {
  readonly target: Target;
  readonly x: number;
  readonly y: number;
  /** Convex, as x, y, x, y … relative to (x, y). */
  readonly polygon: readonly number[];
}

export type Outline = Omit<HitArea<unknown>, 'target'>;

/** Whether a point of the picture lies in an outline. */
export function holds({ x, y, polygon }: Outline, point: Point): boolean {
  return isInside(polygon, point.x - x, point.y - y);
}

/** The middle of an outline's upper edge, in the picture. */
export function topOf({ x, y, polygon }: Outline): Point {
  const xs = polygon.filter((_, at) => at % 2 === 0);
  const ys = polygon.filter((_, at) => at % 2 === 1);
  return { x: x + (Math.min(...xs) + Math.max(...xs)) / 2, y: y + Math.min(...ys) };
}

/** Whether a point lies in a convex polygon. */
export function isInside(polygon: readonly number[], x: number, y: number): boolean {
  let side = 0;
  for (let at = 0; at < polygon.length; at += 2) {
    const [ax, ay] = [polygon[at] ?? 0, polygon[at + 1] ?? 0];
    const next = (at + 2) % polygon.length;
    const turn = ((polygon[next] ?? 0) - ax) * (y - ay) - ((polygon[next + 1] ?? 0) - ay) * (x - ax);
    if (turn === 0) continue;
    if (side !== 0 && Math.sign(turn) !== side) return false;
    side = Math.sign(turn);
  }
  return polygon.length >= 6;
}
