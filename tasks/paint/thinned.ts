// A stroke with fewer points, for what is stored with a task.
import type { Stroke } from './schema.ts';

/** The first and the last point stay; of those between, every so many. */
export function thinned(stroke: Stroke, maxPoints: number): Stroke {
  const { points } = stroke;
  if (points.length <= maxPoints) return stroke;
  const step = (points.length - 1) / (maxPoints - 1);
  const kept = Array.from({ length: maxPoints }, (_, at) => points[Math.round(at * step)] ?? [0, 0]);
  return { ...stroke, points: kept as Stroke['points'] };
}
