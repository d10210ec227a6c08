// Things a person carries and uses, as they lie; by the catalogue's code.
import { box, cut, cylinder, egg, hollow, limb, ring } from './solids.ts';
import type { Frame } from './solids.ts';
import { hex, part } from './model.ts';
import type { Model, Paint } from './model.ts';
import {
  boots,
  coat,
  coverall,
  crocs,
  earrings,
  gloves,
  hat,
  jeans,
  mask,
  reusableShoecovers,
  safetyGlasses,
  shirt,
  shoeCovers,
  underwear,
} from './dress-models.ts';

const ACROSS: Frame = [
  [1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
];

const bag: Model = [
  part('#d5553f', [box([0, 0, 0.14], [0.19, 0.085, 0.14], 0.05)], { gloss: 0.25 }),
  part(
    '#a83c2b',
    [box([0, 0.088, 0.1], [0.12, 0.012, 0.075], 0.012), box([0, 0, 0.262], [0.165, 0.07, 0.012], 0.01)],
    { gloss: 0.25 },
  ),
  part('#f2c14e', [box([0, 0.104, 0.15], [0.03, 0.006, 0.012], 0.004)], { gloss: 0.8 }),
  part(
    '#7b2a1e',
    [-0.035, 0.035].map((dy) => cut(ring([0, dy, 0.27], 0.085, 0.012, ACROSS), [0, 0, 0.27], [0, 0, -1])),
    { gloss: 0.3 },
  ),
];

const appleSkin: Paint = (x, y, z) => (x + y * 0.4 > 0.018 && z > 0.03 ? hex('#e3a24c') : hex('#d63c3c'));
const apple: Model = [
  part(
    appleSkin,
    [egg([-0.012, 0, 0.045], [0.036, 0.043, 0.042]), egg([0.012, 0, 0.045], [0.036, 0.043, 0.042])],
    { blend: 0.02, gloss: 0.8 },
  ),
  part('#5a3b22', [limb([0, 0, 0.082], [0.008, -0.006, 0.108], 0.0045)], { gloss: 0.1 }),
  part('#5aa046', [egg([0.026, -0.006, 0.103], [0.022, 0.011, 0.006])], { gloss: 0.4 }),
];

const bottle: Model = [
  part('#8fd0ea', [limb([0, 0, 0.04], [0, 0, 0.16], 0.038), limb([0, 0, 0.17], [0, 0, 0.215], 0.02, 0.015)], {
    blend: 0.04,
    gloss: 1,
    alpha: 0.86,
  }),
  part('#f5fafc', [cylinder([0, 0, 0.095], 0.0395, 0.028, 0.003)], { gloss: 0.3 }),
  part('#2f7fc2', [cylinder([0, 0, 0.232], 0.018, 0.014, 0.004)], { gloss: 0.4 }),
];

const keyCard: Model = [
  part('#f7fafc', [box([0, 0, 0.006], [0.045, 0.07, 0.005], 0.004)], { gloss: 0.5 }),
  part('#ef9f2e', [box([0, 0.047, 0.0075], [0.0452, 0.016, 0.005], 0.003)], { gloss: 0.5 }),
  part(
    '#6f8293',
    [
      box([-0.012, -0.008, 0.0085], [0.017, 0.02, 0.004], 0.003),
      box([0, -0.048, 0.0085], [0.03, 0.005, 0.004], 0.002),
    ],
    { gloss: 0.3 },
  ),
  part('#33475b', [limb([0, 0.075, 0.01], [0, 0.1, 0.012], 0.008)], { gloss: 0.6 }),
];

const keyboard: Paint = (x, y) => {
  const isKey =
    y > -0.06 &&
    y < 0.045 &&
    Math.abs(x) < 0.15 &&
    Math.abs((x * 44 + 10) % 1) > 0.22 &&
    Math.abs((y * 44 + 10) % 1) > 0.22;
  return hex(isKey ? '#3a4552' : '#b9c4cf');
};
const screen: Paint = (x, _y, z) =>
  Math.abs(x) < 0.155 && z > 0.035 && z < 0.205 ? hex(z > 0.17 ? '#3f8fb0' : '#24506b') : hex('#a9b5c1');
const laptop: Model = [
  part(keyboard, [box([0, 0, 0.01], [0.17, 0.115, 0.009], 0.006)], { gloss: 0.4 }),
  part(screen, [box([0, -0.118, 0.12], [0.17, 0.006, 0.105], 0.005)], { gloss: 0.5 }),
];

const pen: Model = [
  part('#2b5fae', [limb([-0.05, 0.03, 0.01], [0.035, -0.02, 0.01], 0.0095)], { gloss: 0.8 }),
  part('#e9eef2', [limb([0.036, -0.021, 0.01], [0.062, -0.036, 0.01], 0.0095, 0.002)], { gloss: 0.8 }),
  part('#e0b040', [limb([-0.045, 0.026, 0.021], [-0.02, 0.011, 0.021], 0.003)], { gloss: 0.9 }),
];

const alcoholLiquid: Model = [
  part('#dff0f7', [cylinder([0, 0, 0.07], 0.045, 0.07, 0.014)], { gloss: 0.9, alpha: 0.94 }),
  part('#4fa36b', [cylinder([0, 0, 0.07], 0.0465, 0.03, 0.003)], { gloss: 0.3 }),
  part(
    '#f3f6f8',
    [
      cylinder([0, 0, 0.152], 0.018, 0.016, 0.004),
      box([0.012, 0.012, 0.182], [0.034, 0.014, 0.013], 0.008, 0.6),
    ],
    { gloss: 0.4 },
  ),
  part('#e05a4e', [limb([0.038, 0.024, 0.168], [0.032, 0.02, 0.14], 0.006)], { gloss: 0.4 }),
];

const weave: Paint = (x, y) =>
  (Math.floor(x * 70) + Math.floor(y * 70)) % 2 === 0 ? hex('#f4f8fa') : hex('#e6eef2');
const napkin: Model = [
  part(
    weave,
    [box([0, 0, 0.006], [0.1, 0.1, 0.005], 0.003), box([0.006, 0.004, 0.016], [0.098, 0.05, 0.005], 0.004)],
    { gloss: 0.04 },
  ),
];

const crumple: Paint = (x, y, z) => {
  const fold = 0.9 + 0.1 * Math.sin(x * 140 + y * 60) * Math.sin(z * 160 - y * 90);
  return [0.72 * fold, 0.77 * fold, 0.82 * fold];
};
const trash: Model = [
  part(
    crumple,
    [
      egg([0, 0, 0.04], [0.06, 0.05, 0.04]),
      egg([0.035, 0.02, 0.035], [0.04, 0.045, 0.034]),
      egg([-0.03, -0.015, 0.05], [0.035, 0.04, 0.03]),
    ].map((solid) => hollow(solid, egg([0.03, -0.05, 0.075], [0.03, 0.03, 0.02]))),
    { blend: 0.012, gloss: 0.1 },
  ),
];

export const ITEM_MODELS: Readonly<Record<string, Model>> = {
  S001: shoeCovers,
  S002: reusableShoecovers,
  S003: boots,
  S004: crocs,
  S005: bag,
  S006: shirt,
  S007: jeans,
  S008: underwear,
  S009: coat,
  S010: earrings,
  S011: hat,
  S012: apple,
  S013: bottle,
  S014: keyCard,
  S015: laptop,
  S016: pen,
  S017: alcoholLiquid,
  S018: napkin,
  S019: gloves('S'),
  S020: gloves('M'),
  S021: gloves('L'),
  S022: gloves('XL'),
  S023: mask('S'),
  S024: mask('M'),
  S025: mask('L'),
  S026: mask('XL'),
  S027: trash,
  S028: coverall,
  S029: safetyGlasses,
};
