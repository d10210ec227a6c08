// Everything that is worn, as layers over the same figure: each is drawn with the body covering what it hides.
import { add, box, cut, dot, egg, endedAt, grown, hollow, limb, mix, scale, subtract } from './solids.ts';
import type { Colour, Solid, Vector } from './solids.ts';
import { hex, part } from './model.ts';
import type { Paint, Part } from './model.ts';
import type { Figure } from './figure.ts';
import { beard, bothSides, forearm, hair, moustache, onHead, skull, thigh, trunk, upperArm } from './body.ts';
import { boots, crocs, gloves, shoeCovers } from './footwear.ts';
import { earrings, glasses, hat, makeup, mask } from './headwear.ts';

/** How far a point lies along the trunk, 0 at the pelvis, in metres of a grown man. */
function heightOn(figure: Figure, x: number, y: number, z: number): number {
  return dot(subtract([x, y, z], figure.pelvis), figure.trunk[2]) / figure.size;
}

function acrossOn(figure: Figure, x: number, y: number, z: number): readonly [number, number] {
  const d = subtract([x, y, z], figure.pelvis);
  return [dot(d, figure.trunk[0]) / figure.size, dot(d, figure.trunk[1]) / figure.size];
}

/** A trunk's clothes between two heights along the trunk. */
function bodice(figure: Figure, by: number, low: number, high: number): readonly Solid[] {
  const up = figure.trunk[2];
  const at = (height: number): Vector => add(figure.pelvis, scale(up, height * figure.size));
  return trunk(figure, by).map((solid) => cut(cut(solid, at(high), up), at(low), scale(up, -1)));
}

function collar(figure: Figure, by: number): Solid {
  const s = figure.size;
  return limb(
    figure.neck,
    add(figure.neck, scale(figure.trunk[2], 0.045 * s)),
    0.062 * s + by,
    0.056 * s + by,
  );
}

function shirt(figure: Figure): readonly Part[] {
  const s = figure.size;
  const sleeves = bothSides(figure, (side) =>
    endedAt(upperArm(side, s, 0.016), side.shoulder, mix(side.shoulder, side.elbow, 0.68)),
  );
  const cuffs = bothSides(figure, (side) => {
    const solid = upperArm(side, s, 0.019);
    return endedAt(
      endedAt(solid, side.shoulder, mix(side.shoulder, side.elbow, 0.68)),
      side.elbow,
      mix(side.shoulder, side.elbow, 0.61),
    );
  });
  const up = figure.trunk[2];
  const skirt = egg(
    add(figure.pelvis, scale(up, 0.04 * s)),
    [(figure.sex === 'man' ? 0.166 : 0.172) * s, 0.126 * s, 0.3 * s],
    figure.trunk,
  );
  const hem = cut(cut(skirt, add(figure.pelvis, scale(up, -0.065 * s)), scale(up, -1)), figure.waist, up);
  const base = hex(figure.sex === 'man' ? '#2f8f7a' : '#e2684f');
  const paint: Paint = (x, y, z) => {
    const [across, ahead] = acrossOn(figure, x, y, z);
    const height = heightOn(figure, x, y, z);
    if (ahead > 0 && Math.abs(across) < 0.009 && height > 0.38) return [0.95, 0.96, 0.95];
    return base;
  };
  return [
    part(paint, [...bodice(figure, 0.017, -0.065, 0.62), hem, ...sleeves], { blend: 0.03, gloss: 0.06 }),
    part(
      '#f2f4f2',
      [
        ...cuffs,
        endedAt(collar(figure, 0.012), figure.chest, add(figure.neck, scale(figure.trunk[2], 0.035))),
      ],
      { gloss: 0.05 },
    ),
  ];
}

function jeans(figure: Figure): readonly Part[] {
  const s = figure.size;
  const legs = bothSides(figure, (side) => [
    thigh(side, s, 0.014),
    endedAt(limb(side.knee, side.ankle, 0.072 * s, 0.063 * s), side.knee, mix(side.knee, side.ankle, 0.98)),
  ]);
  const base = hex('#3c62a6');
  const paint: Paint = (x, y, z) => {
    const fade = 1 + 0.05 * Math.sin(z * 60) * Math.sin(z * 23 + x * 40);
    if (heightOn(figure, x, y, z) > 0.065 && heightOn(figure, x, y, z) < 0.1) return [0.2, 0.31, 0.55];
    return [base[0] * fade, base[1] * fade, base[2] * fade];
  };
  return [part(paint, [...bodice(figure, 0.011, -0.2, 0.095), ...legs.flat()], { blend: 0.03, gloss: 0.05 })];
}

function longSleeves(figure: Figure, by: number): readonly Solid[] {
  const s = figure.size;
  return bothSides(figure, (side) => [
    upperArm(side, s, by),
    endedAt(forearm(side, s, by + 0.005), side.elbow, side.wrist),
  ]).flat();
}

function longLegs(figure: Figure, by: number): readonly Solid[] {
  const s = figure.size;
  return bothSides(figure, (side) => [
    thigh(side, s, by),
    endedAt(limb(side.knee, side.ankle, 0.058 * s + by, 0.046 * s + by), side.knee, side.ankle),
  ]).flat();
}

/** The site's inner suit. */
function underwear(figure: Figure): readonly Part[] {
  const paint: Paint = (x, y, z) => {
    const height = heightOn(figure, x, y, z);
    return height > 0.06 && height < 0.085 ? [0.62, 0.72, 0.84] : [0.84, 0.9, 0.955];
  };
  const whole = [
    ...bodice(figure, 0.007, -0.2, 0.6),
    ...longSleeves(figure, 0.007),
    ...longLegs(figure, 0.007),
  ];
  return [part(paint, whole, { blend: 0.03, gloss: 0.06 })];
}

function coat(figure: Figure): readonly Part[] {
  const s = figure.size;
  const base = hex(figure.sex === 'man' ? '#8a6a4d' : '#7d5a6c');
  const paint: Paint = (x, y, z) => {
    const [across, ahead] = acrossOn(figure, x, y, z);
    const height = heightOn(figure, x, y, z);
    if (ahead > 0.02 && Math.abs(across) < 0.004) return [base[0] * 0.62, base[1] * 0.62, base[2] * 0.62];
    const button =
      ahead > 0.02 &&
      Math.abs(across - 0.022) < 0.008 &&
      Math.abs(((height + 1) % 0.13) - 0.065) < 0.008 &&
      height < 0.5;
    return button ? [0.93, 0.87, 0.74] : base;
  };
  const skirts = bothSides(figure, (side) =>
    endedAt(thigh(side, s, 0.036, 0.55), side.hip, mix(side.hip, side.knee, 0.5)),
  );
  const flap = limb(
    add(figure.pelvis, scale(figure.frame[2], 0.05)),
    mix(mix(figure.left.hip, figure.left.knee, 0.35), mix(figure.right.hip, figure.right.knee, 0.35), 0.5),
    0.13 * s,
    0.12 * s,
  );
  const solids = [
    ...bodice(figure, 0.034, -0.16, 0.62),
    ...longSleeves(figure, 0.026),
    ...skirts,
    endedAt(
      flap,
      figure.pelvis,
      mix(mix(figure.left.hip, figure.left.knee, 0.5), mix(figure.right.hip, figure.right.knee, 0.5), 0.5),
    ),
  ];
  return [
    part(paint, solids, { blend: 0.045, gloss: 0.06 }),
    part(() => [base[0] * 0.8, base[1] * 0.8, base[2] * 0.8], [collar(figure, 0.024)], { gloss: 0.05 }),
  ];
}

const WHITE: Colour = [0.94, 0.955, 0.97];

function coverall(figure: Figure, open: boolean): readonly Part[] {
  const s = figure.size;
  const paint: Paint = (x, y, z) => {
    const [across, ahead] = acrossOn(figure, x, y, z);
    const height = heightOn(figure, x, y, z);
    if (ahead <= 0) return WHITE;
    const gap = open ? Math.max(0, height) * 0.12 : 0;
    if (open && height > -0.02 && Math.abs(across) < 0.012 + gap) return [0.84, 0.9, 0.955];
    if (Math.abs(Math.abs(across) - (open ? 0.02 + gap : 0)) < 0.007 && height > -0.05)
      return [0.3, 0.52, 0.82];
    return Math.max(Math.abs(across - 0.085), Math.abs(height - 0.43)) < 0.03 ? [0.32, 0.55, 0.85] : WHITE;
  };
  const whole = [
    ...bodice(figure, 0.024, -0.2, 0.64),
    ...longSleeves(figure, 0.017),
    ...longLegs(figure, 0.022),
  ];
  const hood = skull(figure).map((solid) =>
    hollow(
      grown(solid, 0.028),
      egg(onHead(figure, 0, 0.12, -0.012), [0.075 * s, 0.07 * s, 0.1 * s], figure.frame),
    ),
  );
  const worn = open ? [collar(figure, 0.03)] : [...hood, collar(figure, 0.02)];
  return [part(paint, [...whole, ...worn], { blend: 0.035, gloss: 0.1 })];
}

function keyCard(figure: Figure): readonly Part[] {
  const s = figure.size;
  const f = figure.trunk;
  const at = add(
    figure.chest,
    add(add(scale(f[0], 0.085 * s), scale(f[1], 0.138 * s)), scale(f[2], -0.06 * s)),
  );
  const yaw = Math.atan2(figure.frame[0][1], figure.frame[0][0]);
  return [
    part('#f6f9fb', [box(at, [0.028, 0.005, 0.04], 0.004, yaw)], { gloss: 0.4 }),
    part('#ef9f2e', [box(add(at, scale(f[2], 0.026)), [0.0285, 0.0056, 0.011], 0.003, yaw)], { gloss: 0.4 }),
    part('#3a4a5a', [limb(add(at, scale(f[2], 0.04)), add(at, scale(f[2], 0.07)), 0.005)], { gloss: 0.4 }),
  ];
}

/** All layers, bottom first: the order in which a scene stacks them. */
export const WORN_LAYERS = {
  makeup,
  underwear,
  boots,
  crocs,
  shoeCovers: (figure) => shoeCovers(figure, false),
  jeans,
  shirt,
  beard,
  mustaches: moustache,
  earrings,
  hairShort: (figure) => hair(figure, false),
  coat,
  hairLong: (figure) => hair(figure, true),
  'coverall-open': (figure) => coverall(figure, true),
  'mask-wrong': (figure) => mask(figure, false),
  'mask-correct': (figure) => mask(figure, true),
  hat,
  'coverall-closed': (figure) => coverall(figure, false),
  reusableShoecovers: (figure) => shoeCovers(figure, true),
  keyCard,
  'gloves-wrong': (figure) => gloves(figure, false),
  'gloves-correct': (figure) => gloves(figure, true),
  safetyGlasses: glasses,
} as const satisfies Readonly<Record<string, (figure: Figure) => readonly Part[]>>;
