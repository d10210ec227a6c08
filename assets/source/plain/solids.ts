// Solid shapes as signed distances in metres: the plain pictures are made of these alone.

export type Vector = readonly [number, number, number];
export type Colour = readonly [number, number, number];
export type Distance = (x: number, y: number, z: number) => number;

export interface Solid {
  readonly at: Distance;
  /** A sphere that holds the whole solid, for leaving it out where it can't be seen. */
  readonly centre: Vector;
  readonly radius: number;
}

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const mix = (a: Vector, b: Vector, t: number): Vector => add(scale(a, 1 - t), scale(b, t));
export const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1));

// Math.hypot is many times slower, and this is the innermost loop.
const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** A box with rounded edges; `yaw` turns it about its own vertical axis, in radians. */
export function box(centre: Vector, half: Vector, round = 0.008, yaw = 0): Solid {
  const [cx, cy, cz] = centre;
  const [hx, hy, hz] = [half[0] - round, half[1] - round, half[2] - round];
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  return {
    centre,
    radius: Math.hypot(...half),
    at: (x, y, z) => {
      const dx = x - cx;
      const dy = y - cy;
      const qx = Math.abs(dx * c + dy * s) - hx;
      const qy = Math.abs(dy * c - dx * s) - hy;
      const qz = Math.abs(z - cz) - hz;
      const ox = qx > 0 ? qx : 0;
      const oy = qy > 0 ? qy : 0;
      const oz = qz > 0 ? qz : 0;
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
    },
  };
}

/** A box given by its two opposite corners. */
export function block(low: Vector, high: Vector, round = 0.008): Solid {
  return box(mix(low, high, 0.5), scale(subtract(high, low), 0.5), round);
}

/** An upright cylinder with rounded rims. */
export function cylinder(centre: Vector, radius: number, halfHeight: number, round = 0.006): Solid {
  const [cx, cy, cz] = centre;
  return {
    centre,
    radius: Math.hypot(radius, halfHeight),
    at: (x, y, z) => {
      const qr = length(x - cx, y - cy, 0) - radius + round;
      const qz = Math.abs(z - cz) - halfHeight + round;
      return length(Math.max(qr, 0), Math.max(qz, 0), 0) + Math.min(Math.max(qr, qz), 0) - round;
    },
  };
}

/** A capsule whose radius goes from `ra` at `a` to `rb` at `b`. */
export function limb(a: Vector, b: Vector, ra: number, rb = ra): Solid {
  const [ax, ay, az] = a;
  const [bx, by, bz] = subtract(b, a);
  const inverse = 1 / (bx * bx + by * by + bz * bz || 1);
  return {
    centre: mix(a, b, 0.5),
    radius: Math.hypot(bx, by, bz) / 2 + Math.max(ra, rb),
    at: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) * inverse));
      return length(px - bx * t, py - by * t, pz - bz * t) - ra - (rb - ra) * t;
    },
  };
}

/** Three unit vectors: where a turned thing's own x, y and z point. */
export type Frame = readonly [Vector, Vector, Vector];
export const UPRIGHT: Frame = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** An ellipsoid with its half axes along a frame. */
export function egg(centre: Vector, half: Vector, frame: Frame = UPRIGHT): Solid {
  const [cx, cy, cz] = centre;
  const [ux, uy, uz] = frame[0];
  const [vx, vy, vz] = frame[1];
  const [wx, wy, wz] = frame[2];
  const [ia, ib, ic] = [1 / half[0], 1 / half[1], 1 / half[2]];
  const inside = -Math.min(...half);
  return {
    centre,
    radius: Math.max(...half),
    at: (x, y, z) => {
      const px = x - cx;
      const py = y - cy;
      const pz = z - cz;
      const a = (px * ux + py * uy + pz * uz) * ia;
      const b = (px * vx + py * vy + pz * vz) * ib;
      const c = (px * wx + py * wy + pz * wz) * ic;
      const k0 = length(a, b, c);
      const k1 = length(a * ia, b * ib, c * ic);
      return k1 < 1e-9 ? inside : (k0 * (k0 - 1)) / k1;
    },
  };
}

/** A ring lying flat, or standing along `frame` (its axis is the frame's third vector). */
export function ring(centre: Vector, radius: number, thickness: number, frame: Frame = UPRIGHT): Solid {
  const [u, v, w] = frame;
  return {
    centre,
    radius: radius + thickness,
    at: (x, y, z) => {
      const p: Vector = [x - centre[0], y - centre[1], z - centre[2]];
      return length(length(dot(p, u), dot(p, v), 0) - radius, dot(p, w), 0) - thickness;
    },
  };
}

/** What of a solid lies behind the plane through `point`; `normal` points to what is cut away. */
export function cut(solid: Solid, point: Vector, normal: Vector): Solid {
  const n = unit(normal);
  const offset = dot(point, n);
  return {
    ...solid,
    at: (x, y, z) => Math.max(solid.at(x, y, z), x * n[0] + y * n[1] + z * n[2] - offset),
  };
}

/** A solid with another one taken out of it. */
export function hollow(solid: Solid, taken: Solid): Solid {
  return { ...solid, at: (x, y, z) => Math.max(solid.at(x, y, z), -taken.at(x, y, z)) };
}

/** A solid grown by `by` metres all round. */
export function grown(solid: Solid, by: number): Solid {
  return { ...solid, radius: solid.radius + by, at: (x, y, z) => solid.at(x, y, z) - by };
}

/** Which way a thing's front looks, as seen on the screen: se is along x, sw along y. */
export type Facing = 'se' | 'sw' | 'nw' | 'ne';

/** A point of the world in the axes of a thing that looks `facing`: across its front, and out of it. */
export function intoThing(facing: Facing, x: number, y: number): readonly [number, number] {
  switch (facing) {
    case 'sw':
      return [x, y];
    case 'se':
      return [-y, x];
    case 'ne':
      return [-x, -y];
    case 'nw':
      return [y, -x];
  }
}

/** The other way round. */
export function outOfThing(facing: Facing, across: number, out: number): readonly [number, number] {
  switch (facing) {
    case 'sw':
      return [across, out];
    case 'se':
      return [out, -across];
    case 'ne':
      return [-across, -out];
    case 'nw':
      return [-out, across];
  }
}

/** A solid made looking sw, turned about the origin. */
export function turned(solid: Solid, facing: Facing): Solid {
  if (facing === 'sw') return solid;
  return {
    radius: solid.radius,
    centre: [...outOfThing(facing, solid.centre[0], solid.centre[1]), solid.centre[2]],
    at: (x, y, z) => {
      if (facing === 'se') return solid.at(-y, x, z);
      return facing === 'ne' ? solid.at(-x, -y, z) : solid.at(y, -x, z);
    },
  };
}

/** What of a solid lies before `to`, seen from `from`. */
export function endedAt(solid: Solid, from: Vector, to: Vector): Solid {
  return cut(solid, to, subtract(to, from));
}
