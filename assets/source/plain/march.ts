// Finds what a ray meets, and how light falls there. Rays are parallel: the projection of look.md, 30 degrees from above.
import type { Model, Part } from './model.ts';
import type { Solid } from './solids.ts';

const H = Math.SQRT1_2;
const SIN = 0.5;
const COS = Math.cos(Math.PI / 6);

/** Screen axes in the world, unit length: to the right, up, and towards the eye. */
export const RIGHT = [H, -H, 0] as const;
export const UP = [-SIN * H, -SIN * H, COS] as const;
export const EYE = [COS * H, COS * H, SIN] as const;

const SUN_LENGTH = Math.hypot(0.46, 0.66, 1.35);
export const SUN = [-0.46 / SUN_LENGTH, 0.66 / SUN_LENGTH, 1.35 / SUN_LENGTH] as const;

const FAR = 1e3;
const TOUCH = 0.0007;
const NEAR_START = 4;

export interface Scope {
  readonly part: Part;
  readonly index: number;
  readonly solids: readonly Solid[];
}

/** The parts of a model, all of them. */
export function wholeScope(model: Model): readonly Scope[] {
  return model.map((part, index) => ({ part, index, solids: part.solids }));
}

/** Only what can matter within a circle on the screen (metres of the picture plane). */
export function narrowed(all: readonly Scope[], u: number, v: number, reach: number): readonly Scope[] {
  const found: Scope[] = [];
  for (const scope of all) {
    const margin = reach + scope.part.blend + 0.02;
    const solids = scope.solids.filter((solid) => {
      const [x, y, z] = solid.centre;
      const du = x * RIGHT[0] + y * RIGHT[1] - u;
      const dv = x * UP[0] + y * UP[1] + z * UP[2] - v;
      return Math.hypot(du, dv) < solid.radius + margin;
    });
    if (solids.length > 0) found.push({ ...scope, solids });
  }
  return found;
}

/** The distance to a part: its solids melted together by a polynomial smooth minimum. */
export function partDistance(scope: Scope, x: number, y: number, z: number): number {
  const { blend } = scope.part;
  let nearest = FAR;
  for (const solid of scope.solids) {
    const d = solid.at(x, y, z);
    if (blend === 0) {
      if (d < nearest) nearest = d;
      continue;
    }
    const h = Math.max(blend - Math.abs(nearest - d), 0) / blend;
    nearest = Math.min(nearest, d) - h * h * blend * 0.25;
  }
  return nearest;
}

export function sceneDistance(scopes: readonly Scope[], x: number, y: number, z: number): number {
  let nearest = FAR;
  for (const scope of scopes) {
    const d = partDistance(scope, x, y, z);
    if (d < nearest) nearest = d;
  }
  return nearest;
}

/** A cheap lower bound is enough for soft light: solids far away answer by their sphere. */
export function looseDistance(
  scopes: readonly Scope[],
  x: number,
  y: number,
  z: number,
  limit: number,
): number {
  let nearest = limit;
  for (const scope of scopes) {
    for (const solid of scope.solids) {
      const { centre } = solid;
      const dx = x - centre[0];
      const dy = y - centre[1];
      const dz = z - centre[2];
      const reach = nearest + solid.radius;
      if (dx * dx + dy * dy + dz * dz > reach * reach) continue;
      const d = solid.at(x, y, z);
      if (d < nearest) nearest = d;
    }
  }
  return nearest;
}

export interface Hit {
  /** Along the ray from its start; larger is farther. */
  readonly depth: number;
  readonly scope: Scope;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Follows the ray through the point (u, v) of the picture plane. */
export function march(scopes: readonly Scope[], u: number, v: number): Hit | undefined {
  const ox = RIGHT[0] * u + UP[0] * v + EYE[0] * NEAR_START;
  const oy = RIGHT[1] * u + UP[1] * v + EYE[1] * NEAR_START;
  const oz = UP[2] * v + EYE[2] * NEAR_START;
  let depth = 0;
  for (let step = 0; step < 110 && depth < NEAR_START * 2.6; step += 1) {
    const x = ox - EYE[0] * depth;
    const y = oy - EYE[1] * depth;
    const z = oz - EYE[2] * depth;
    let nearest = FAR;
    let nearestScope: Scope | undefined;
    for (const scope of scopes) {
      const d = partDistance(scope, x, y, z);
      if (d < nearest) {
        nearest = d;
        nearestScope = scope;
      }
    }
    if (nearestScope === undefined) break;
    if (nearest < TOUCH) return { depth, scope: nearestScope, x, y, z };
    depth += nearest * 0.92;
  }
  return undefined;
}

/** Where the surface faces, by the change of distance around the point. */
export function normalAt(scope: Scope, x: number, y: number, z: number): readonly [number, number, number] {
  const e = 0.0012;
  const a = partDistance(scope, x + e, y - e, z - e);
  const b = partDistance(scope, x - e, y - e, z + e);
  const c = partDistance(scope, x - e, y + e, z - e);
  const d = partDistance(scope, x + e, y + e, z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  return [nx / length, ny / length, nz / length];
}

/** 1 in the open, less in corners and close to the floor. */
export function openness(
  all: readonly Scope[],
  x: number,
  y: number,
  z: number,
  n: readonly number[],
): number {
  let closed = 0;
  let weight = 0.6;
  for (const reach of [0.02, 0.06, 0.14, 0.28]) {
    const pz = z + (n[2] ?? 0) * reach;
    const d = Math.min(
      looseDistance(all, x + (n[0] ?? 0) * reach, y + (n[1] ?? 0) * reach, pz, reach),
      Math.max(pz, 0),
    );
    closed += (Math.max(0, reach - d) / reach) * weight;
    weight *= 0.62;
  }
  return Math.max(0.25, 1 - closed * 0.55);
}

/** 1 where the sun reaches, 0 in shadow; soft, as under a wide lamp. */
export function sunlight(all: readonly Scope[], x: number, y: number, z: number, softness: number): number {
  let lit = 1;
  let t = 0.025;
  for (let step = 0; step < 22 && t < 1.9; step += 1) {
    const d = looseDistance(all, x + SUN[0] * t, y + SUN[1] * t, z + SUN[2] * t, 0.12 + t * 0.5);
    if (d < 0.001) return 0;
    lit = Math.min(lit, (softness * d) / t);
    t += Math.max(0.018, d * 0.85);
  }
  return lit * lit * (3 - 2 * lit);
}
