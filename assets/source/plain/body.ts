// The bare figure: flesh, face, hair and beard. Clothes are made of the same solids, grown.
import { add, cut, dot, egg, grown, limb, mix, scale, subtract } from './solids.ts';
import type { Colour, Solid, Vector } from './solids.ts';
import { hex, part } from './model.ts';
import type { Paint, Part } from './model.ts';
import type { Figure, Limbs } from './figure.ts';

const SKIN: Readonly<Record<Figure['sex'], Colour>> = { man: hex('#e8ba98'), girl: hex('#f0c8ab') };

/** A point given in the head's own left, forward and up. */
export function onHead(figure: Figure, left: number, forward: number, up: number): Vector {
  const [l, f, u] = figure.frame;
  return add(
    figure.head,
    add(add(scale(l, left * figure.size), scale(f, forward * figure.size)), scale(u, up * figure.size)),
  );
}

export function skull(figure: Figure): readonly Solid[] {
  const s = figure.size;
  return [
    egg(onHead(figure, 0, -0.006, 0.022), [0.093 * s, 0.108 * s, 0.112 * s], figure.frame),
    egg(onHead(figure, 0, 0.022, -0.05), [0.072 * s, 0.076 * s, 0.082 * s], figure.frame),
  ];
}

/** The trunk; `by` grows it for clothes, `from` and `to` are heights along it (0 pelvis, 1 neck). */
export function trunk(figure: Figure, by: number): readonly Solid[] {
  const { size: s, sex, trunk: f } = figure;
  const girl = sex === 'girl';
  const at = (base: Vector, left: number, forward: number, up: number): Vector =>
    add(base, add(add(scale(f[0], left * s), scale(f[1], forward * s)), scale(f[2], up * s)));
  const bust = girl
    ? [
        egg(at(figure.chest, 0.06, 0.07, -0.005), [0.062 * s, 0.055 * s, 0.06 * s], f),
        egg(at(figure.chest, -0.06, 0.07, -0.005), [0.062 * s, 0.055 * s, 0.06 * s], f),
      ]
    : [];
  return [
    egg(at(figure.pelvis, 0, -0.008, 0.03), [(girl ? 0.158 : 0.15) * s, 0.108 * s, 0.115 * s], f),
    egg(at(figure.waist, 0, 0, 0.02), [(girl ? 0.118 : 0.136) * s, 0.094 * s, 0.16 * s], f),
    egg(at(figure.chest, 0, 0, 0), [(girl ? 0.135 : 0.158) * s, 0.106 * s, 0.17 * s], f),
    limb(
      mix(figure.left.shoulder, figure.right.shoulder, 0.17),
      mix(figure.left.shoulder, figure.right.shoulder, 0.83),
      0.06 * s,
    ),
    ...bust,
  ].map((solid) => grown(solid, by));
}

export function upperArm({ shoulder, elbow }: Limbs, s: number, by: number, length = 1): Solid {
  return limb(shoulder, mix(shoulder, elbow, length), 0.055 * s + by, (0.055 - 0.013 * length) * s + by);
}

export function forearm({ elbow, wrist }: Limbs, s: number, by: number): Solid {
  return limb(elbow, wrist, 0.043 * s + by, 0.03 * s + by);
}

export function thigh({ hip, knee }: Limbs, s: number, by: number, length = 1): Solid {
  return limb(hip, mix(hip, knee, length), 0.087 * s + by, (0.087 - 0.029 * length) * s + by);
}

export function shin({ knee, ankle }: Limbs, s: number, by: number): Solid {
  return limb(knee, ankle, 0.057 * s + by, 0.038 * s + by);
}

export function foot({ heel, toe, ankle }: Limbs, s: number, by: number): readonly Solid[] {
  return [
    limb(heel, toe, 0.036 * s + by, 0.033 * s + by),
    limb(ankle, mix(heel, toe, 0.7), 0.037 * s + by, 0.03 * s + by),
  ];
}

export function hand(figure: Figure, { wrist, hand: palm }: Limbs, by: number): readonly Solid[] {
  const s = figure.size;
  const thumb = add(
    mix(wrist, palm, 0.75),
    add(scale(figure.frame[1], 0.03 * s), scale(figure.frame[2], -0.012)),
  );
  return [
    limb(mix(wrist, palm, 0.15), palm, 0.031 * s + by, 0.034 * s + by),
    limb(palm, add(palm, scale(subtract(palm, wrist), 0.6)), 0.03 * s + by, 0.02 * s + by),
    limb(mix(wrist, palm, 0.4), thumb, 0.017 * s + by, 0.014 * s + by),
  ];
}

export function bothSides<T>(figure: Figure, make: (limbs: Limbs) => T): readonly [T, T] {
  return [make(figure.left), make(figure.right)];
}

/** A point's place on the face: across (0 in the middle), up, and whether it is the front. */
export function facePlace(
  figure: Figure,
  x: number,
  y: number,
  z: number,
): readonly [number, number, number] {
  const d = scale(subtract([x, y, z], figure.head), 1 / figure.size);
  return [Math.abs(dot(d, figure.frame[0])), dot(d, figure.frame[2]), dot(d, figure.frame[1])];
}

/** Whether a place on the face lies in an oval: its middle, then its half sizes. */
const within = (
  across: number,
  up: number,
  [ca, cu, ra, ru]: readonly [number, number, number, number],
): boolean => ((across - ca) / ra) ** 2 + ((up - cu) / ru) ** 2 < 1;

function facePaint(figure: Figure): Paint {
  const skin = SKIN[figure.sex];
  const girl = figure.sex === 'girl';
  const brow = hex(girl ? '#7a4630' : '#4a3125');
  const lip = hex(girl ? '#cf7d72' : '#b97a66');
  return (x, y, z) => {
    const [across, up, forward] = facePlace(figure, x, y, z);
    if (forward < 0.03) return skin;
    if (within(across, up, [0.037, 0.004, 0.0085, 0.0125]))
      return up > 0.008 && across < 0.036 ? [1, 1, 1] : hex('#2a2f3b');
    if (within(across, up, [0.038, 0.004, 0.0185, 0.0135])) return [0.98, 0.98, 0.98];
    if (within(across, up, [0.038, 0.038 - across * 0.1, 0.021, 0.0055])) return brow;
    if (within(across, up, [0, -0.073, 0.024, 0.0068])) return lip;
    if (within(across, up, [0.052, -0.03, 0.018, 0.013])) return [skin[0], skin[1] * 0.93, skin[2] * 0.9];
    return skin;
  };
}

function nose(figure: Figure): Solid {
  return limb(
    onHead(figure, 0, 0.096, 0),
    onHead(figure, 0, 0.106, -0.03),
    0.009 * figure.size,
    0.015 * figure.size,
  );
}

function ears(figure: Figure): readonly Solid[] {
  const r: Vector = [0.013 * figure.size, 0.024 * figure.size, 0.03 * figure.size];
  return [1, -1].map((side) => egg(onHead(figure, side * 0.09, -0.006, -0.008), r, figure.frame));
}

function fleshSolids(figure: Figure): readonly Solid[] {
  const s = figure.size;
  const limbs = bothSides(figure, (side) => [
    upperArm(side, s, 0),
    forearm(side, s, 0),
    ...hand(figure, side, 0),
    thigh(side, s, 0),
    shin(side, s, 0),
    ...foot(side, s, 0),
  ]);
  const throat = limb(figure.neck, onHead(figure, 0, -0.01, -0.05), 0.052 * s, 0.05 * s);
  return [...trunk(figure, 0), ...limbs.flat(), throat];
}

/** Briefs, and a top for the girl: nobody is ever shown without. */
function fleshPaint(figure: Figure): Paint {
  const skin = SKIN[figure.sex];
  const cloth = hex(figure.sex === 'man' ? '#6f8198' : '#a99bc0');
  return (x, y, z) => {
    const d = subtract([x, y, z], figure.pelvis);
    const up = dot(d, figure.trunk[2]) / figure.size;
    const across = Math.abs(dot(d, figure.trunk[0])) / figure.size;
    const legAlong = Math.max(
      dot(subtract([x, y, z], figure.left.hip), subtract(figure.left.knee, figure.left.hip)),
      dot(subtract([x, y, z], figure.right.hip), subtract(figure.right.knee, figure.right.hip)),
    );
    if (up < 0.085 && up > -0.2 && legAlong < 0.052 && across < 0.19) return cloth;
    if (figure.sex === 'girl' && up > 0.33 && up < 0.47 && across < 0.135) return cloth;
    return skin;
  };
}

/** The whole bare person. */
export function bodyParts(figure: Figure): readonly Part[] {
  const skin = SKIN[figure.sex];
  return [
    part(fleshPaint(figure), fleshSolids(figure), { blend: 0.035, gloss: 0.12 }),
    part(facePaint(figure), [...skull(figure), nose(figure)], { blend: 0.02, gloss: 0.12 }),
    part(() => [skin[0], skin[1] * 0.97, skin[2] * 0.95], ears(figure), { gloss: 0.1 }),
  ];
}

const strands =
  (figure: Figure, base: Colour): Paint =>
  (x, y, z) => {
    const d = subtract([x, y, z], figure.head);
    const angle = Math.atan2(dot(d, figure.frame[0]), dot(d, figure.frame[1]) + 0.03);
    const tone = 0.94 + 0.07 * Math.sin(angle * 26) * Math.sin(angle * 7 + 1);
    return [base[0] * tone, base[1] * tone, base[2] * tone];
  };

/** Hair over the skull, cut away from the face. */
export function hairCap(figure: Figure): readonly Solid[] {
  const s = figure.size;
  const cap = egg(onHead(figure, 0, -0.016, 0.034), [0.108 * s, 0.122 * s, 0.118 * s], figure.frame);
  const [, f, u] = figure.frame;
  const fringe = egg(onHead(figure, 0.02, 0.062, 0.098), [0.074 * s, 0.045 * s, 0.04 * s], figure.frame);
  return [cut(cap, onHead(figure, 0, 0.072, 0.02), add(scale(f, 0.72), scale(u, -0.7))), fringe];
}

export function hair(figure: Figure, long: boolean): readonly Part[] {
  const base = hex(figure.sex === 'man' ? '#5d3d2b' : '#8a4a2c');
  const s = figure.size;
  const fall = long
    ? [
        limb(onHead(figure, 0.05, -0.075, 0.02), onHead(figure, 0.06, -0.085, -0.22), 0.052 * s, 0.034 * s),
        limb(onHead(figure, -0.05, -0.075, 0.02), onHead(figure, -0.06, -0.085, -0.22), 0.052 * s, 0.034 * s),
        limb(onHead(figure, 0, -0.09, 0.02), onHead(figure, 0, -0.1, -0.25), 0.056 * s, 0.036 * s),
        limb(onHead(figure, 0.09, -0.02, 0.03), onHead(figure, 0.092, -0.035, -0.13), 0.03 * s, 0.02 * s),
        limb(onHead(figure, -0.09, -0.02, 0.03), onHead(figure, -0.092, -0.035, -0.13), 0.03 * s, 0.02 * s),
      ]
    : [egg(onHead(figure, 0, -0.07, -0.04), [0.078 * s, 0.05 * s, 0.055 * s], figure.frame)];
  return [part(strands(figure, base), [...hairCap(figure), ...fall], { blend: 0.025, gloss: 0.35 })];
}

export function beard(figure: Figure): readonly Part[] {
  const s = figure.size;
  const [, f, u] = figure.frame;
  const jaw = egg(onHead(figure, 0, 0.024, -0.056), [0.08 * s, 0.085 * s, 0.086 * s], figure.frame);
  const lower = cut(
    cut(jaw, onHead(figure, 0, 0.05, -0.048), u),
    onHead(figure, 0, 0.01, -0.05),
    scale(f, -1),
  );
  return [part('#553829', [lower], { gloss: 0.1 })];
}

export function moustache(figure: Figure): readonly Part[] {
  const s = figure.size;
  const side = (sign: number): Solid =>
    limb(
      onHead(figure, sign * 0.006, 0.1, -0.052),
      onHead(figure, sign * 0.036, 0.082, -0.064),
      0.011 * s,
      0.006 * s,
    );
  return [part('#553829', [side(1), side(-1)], { gloss: 0.1 })];
}
