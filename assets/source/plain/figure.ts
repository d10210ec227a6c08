// A jointed figure: from a pose's angles to the places of its joints in the world.
import { add, mix, scale, subtract, unit } from './solids.ts';
import type { Facing, Frame, Vector } from './solids.ts';

export type Sex = 'man' | 'girl';
export const SEXES = ['man', 'girl'] as const satisfies readonly Sex[];

/** Where a person looks, as seen on the screen: se is along x, sw along y. */
export const FACINGS = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];

/** Degrees, forward is positive. */
interface Side {
  readonly hip: number;
  readonly knee: number;
  readonly shoulder: number;
  readonly elbow: number;
  /** The arm away from the trunk. */
  readonly away: number;
  /** The forearm turned towards the middle. */
  readonly inward: number;
}

export interface Pose {
  readonly left: Side;
  readonly right: Side;
  readonly lean: number;
  /** Height of the seat under the pelvis in metres, when sitting. */
  readonly seat?: number;
}

const REST: Side = { hip: 1, knee: 3, shoulder: -2, elbow: 14, away: 9, inward: 0 };
const SEATED: Side = { hip: 84, knee: 80, shoulder: 22, elbow: 48, away: 8, inward: 14 };

function stride(phase: number): Side {
  const swing = Math.max(0, -Math.sin(phase + 0.4));
  const shoulder = -24 * Math.cos(phase);
  return {
    hip: 21 * Math.cos(phase) + 3,
    knee: 7 + 52 * swing,
    shoulder,
    elbow: 18 + 10 * Math.cos(phase + Math.PI),
    away: 8,
    inward: 0,
  };
}

function walking(frame: number): Pose {
  const phase = (frame / 8) * Math.PI * 2;
  return { left: stride(phase), right: stride(phase + Math.PI), lean: 4 };
}

const washing = (shift: number): Side => ({
  ...REST,
  shoulder: 34 + shift,
  elbow: 48 - shift,
  away: 5,
  inward: 26,
});

export const POSES: Readonly<Record<string, Pose>> = {
  stand: { left: REST, right: REST, lean: 1 },
  sit: { left: SEATED, right: { ...SEATED, knee: 76 }, lean: 4, seat: 0.45 },
  reach: {
    left: { ...REST, hip: 6 },
    right: { ...REST, hip: -8, shoulder: 66, elbow: 14, away: 4 },
    lean: 9,
  },
  'wash-0': { left: washing(4), right: washing(-3), lean: 10 },
  'wash-1': { left: washing(-3), right: washing(4), lean: 10 },
  ...Object.fromEntries(Array.from({ length: 8 }, (_, frame) => [`walk-${frame}`, walking(frame)])),
};

export interface Limbs {
  readonly hip: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
  readonly heel: Vector;
  readonly toe: Vector;
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  readonly hand: Vector;
}

export interface Figure {
  readonly sex: Sex;
  readonly size: number;
  /** The person's own left, forward and up. */
  readonly frame: Frame;
  readonly trunk: Frame;
  readonly pelvis: Vector;
  readonly waist: Vector;
  readonly chest: Vector;
  readonly neck: Vector;
  readonly head: Vector;
  readonly left: Limbs;
  readonly right: Limbs;
}

const FRAMES: Readonly<Record<Facing, Frame>> = {
  sw: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  se: [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  ne: [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
  nw: [
    [0, 1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ],
};

const SIZES = { man: 1, girl: 0.945 } as const;
/** From the middle to a shoulder, in metres of a grown man. */
const SPANS = { man: 0.178, girl: 0.155 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A direction in the person's own axes: hanging down, swung forward and aside. */
function swung(frame: Frame, forward: number, aside: number): Vector {
  const [left, ahead, up] = frame;
  const [f, a] = [radians(forward), radians(aside)];
  const down = Math.cos(f) * Math.cos(a);
  return unit(add(add(scale(left, Math.sin(a)), scale(ahead, Math.sin(f) * Math.cos(a))), scale(up, -down)));
}

function leg(
  frame: Frame,
  pelvis: Vector,
  side: Side,
  sign: number,
  size: number,
): Pick<Limbs, 'hip' | 'knee' | 'ankle' | 'heel' | 'toe'> {
  const hip = add(pelvis, scale(frame[0], sign * 0.088 * size));
  const knee = add(hip, scale(swung(frame, side.hip, sign * 2.5), 0.43 * size));
  const ankle = add(knee, scale(swung(frame, side.hip - side.knee, sign * 0.6), 0.41 * size));
  const pitch = Math.max(-40, Math.min(12, (side.hip - side.knee) * 0.62));
  const sole = swung(frame, pitch + 90, sign * 7);
  const below = swung(frame, pitch, 0);
  const heel = add(add(ankle, scale(below, 0.042 * size)), scale(sole, -0.035 * size));
  return { hip, knee, ankle, heel, toe: add(heel, scale(sole, 0.185 * size)) };
}

function arm(
  trunk: Frame,
  chest: Vector,
  side: Side,
  sign: number,
  sex: Sex,
): Pick<Limbs, 'shoulder' | 'elbow' | 'wrist' | 'hand'> {
  const size = SIZES[sex];
  const shoulder = add(add(chest, scale(trunk[0], sign * SPANS[sex] * size)), scale(trunk[2], 0.105 * size));
  const elbow = add(shoulder, scale(swung(trunk, side.shoulder, sign * side.away), 0.28 * size));
  const forearm = swung(trunk, side.shoulder + side.elbow, sign * (side.away * 0.4 - side.inward));
  const wrist = add(elbow, scale(forearm, 0.245 * size));
  return { shoulder, elbow, wrist, hand: add(wrist, scale(forearm, 0.075 * size)) };
}

function lowered(limbs: Limbs, dz: number): Limbs {
  const down = (p: Vector): Vector => [p[0], p[1], p[2] + dz];
  return Object.fromEntries(
    Object.entries(limbs).map(([name, place]) => [name, down(place as Vector)]),
  ) as unknown as Limbs;
}

/** Places all joints; the lowest sole touches the floor, or the pelvis the seat. */
export function figureOf(sex: Sex, facing: Facing, pose: Pose): Figure {
  const size = SIZES[sex];
  const frame = FRAMES[facing];
  const tilt = radians(pose.lean);
  const trunkUp = add(scale(frame[2], Math.cos(tilt)), scale(frame[1], Math.sin(tilt)));
  const trunk: Frame = [
    frame[0],
    subtract(scale(frame[1], Math.cos(tilt)), scale(frame[2], Math.sin(tilt))),
    trunkUp,
  ];
  const pelvis: Vector = [0, 0, 0];
  const chest = add(pelvis, scale(trunkUp, 0.4 * size));
  const limbs = (side: Side, sign: number): Limbs => ({
    ...leg(frame, pelvis, side, sign, size),
    ...arm(trunk, chest, side, sign, sex),
  });
  const [left, right] = [limbs(pose.left, 1), limbs(pose.right, -1)];
  const lowest = Math.min(left.heel[2], left.toe[2], right.heel[2], right.toe[2]) - 0.034 * size;
  const dz = pose.seat === undefined ? -lowest : pose.seat + 0.1 * size;
  const raised = (p: Vector): Vector => [p[0], p[1], p[2] + dz];
  const neck = raised(add(chest, scale(trunkUp, 0.175 * size)));
  return {
    sex,
    size,
    frame,
    trunk,
    pelvis: raised(pelvis),
    waist: raised(mix(pelvis, chest, 0.45)),
    chest: raised(chest),
    neck,
    head: add(neck, add(scale(frame[2], 0.175 * size), scale(frame[1], 0.02 * size))),
    left: lowered(left, dz),
    right: lowered(right, dz),
  };
}
