// What stands in the entrance and the changing room, looking sw with the middle of its footprint at the origin.
import { block, box, cut, cylinder, hollow, limb } from './solids.ts';
import type { Solid, Vector } from './solids.ts';
import { hex, part } from './model.ts';
import type { Model, Paint } from './model.ts';
import type { FurnitureModel } from './furniture-jobs.ts';

const STEEL = '#7d8b97';
const WOOD = hex('#d79a5b');

/** Grain along the longer side. */
const wood: Paint = (x, y) => {
  const k = 0.97 + 0.035 * Math.sin(y * 190 + Math.sin(x * 7) * 2.2);
  return [WOOD[0] * k, WOOD[1] * k, WOOD[2] * k];
};

function bench(widthMetres: number): Model {
  const half = widthMetres / 2 - 0.03;
  const planks = [-0.13, 0, 0.13].map((y) => box([0, y, 0.43], [half, 0.056, 0.02], 0.012));
  const legs: Solid[] = [];
  const count = Math.max(2, Math.round(widthMetres / 1.2) + 1);
  for (let i = 0; i < count; i += 1) {
    const x = -half + 0.12 + (i / (count - 1)) * (half * 2 - 0.24);
    legs.push(block([x - 0.02, -0.17, 0.36], [x + 0.02, 0.17, 0.412], 0.006));
    legs.push(...[-0.15, 0.15].map((y) => block([x - 0.02, y - 0.02, 0], [x + 0.02, y + 0.02, 0.4], 0.006)));
  }
  return [
    part(wood, planks, { gloss: 0.25 }),
    part(STEEL, legs, { gloss: 0.6 }),
    part('#8c99a5', [limb([-half + 0.12, 0, 0.2], [half - 0.12, 0, 0.2], 0.014)], { gloss: 0.6 }),
  ];
}

const benchSpots = (tiles: number): Vector[] =>
  Array.from({ length: tiles * 2 }, (_, i) => [(i + 0.5) * 0.25 - tiles * 0.25, 0, 0.45]);

function shoeRack(): Model {
  const shelves = [0.12, 0.4, 0.68].map((z) => box([0, 0, z], [0.72, 0.19, 0.012], 0.006));
  const posts = [-0.72, 0, 0.72].flatMap((x) =>
    [-0.19, 0.19].map((y) => block([x - 0.016, y - 0.016, 0], [x + 0.016, y + 0.016, 0.74], 0.006)),
  );
  return [
    part('#e6ebee', shelves, { gloss: 0.35 }),
    part(STEEL, posts, { gloss: 0.7 }),
    part(
      '#56656f',
      [-0.72, 0.72].map((x) => box([x, 0, 0.735], [0.022, 0.21, 0.012], 0.006)),
      { gloss: 0.5 },
    ),
  ];
}

const rackSpots: Vector[] = [0.69, 0.41, 0.13].flatMap((z) =>
  [-0.54, -0.18, 0.18, 0.54].map((x): Vector => [x, 0.02, z]),
);

function dispenser(): Model {
  const body = hollow(
    box([0, -0.02, 0.4], [0.19, 0.2, 0.4], 0.025),
    box([0, 0, 0.76], [0.13, 0.13, 0.12], 0.02),
  );
  return [
    part('#eef2f5', [body], { gloss: 0.4 }),
    part('#5b9fe6', [box([0, 0, 0.68], [0.125, 0.125, 0.03], 0.02)], { gloss: 0.3 }),
    part('#2f6fb8', [box([0, 0.176, 0.5], [0.1, 0.012, 0.13], 0.01)], { gloss: 0.3 }),
    part(
      '#f5f8fa',
      [
        box([-0.035, 0.186, 0.5], [0.026, 0.006, 0.05], 0.005),
        box([0.035, 0.186, 0.5], [0.026, 0.006, 0.05], 0.005),
      ],
      { gloss: 0.2 },
    ),
    part('#3a4650', [box([0, -0.02, 0.02], [0.17, 0.18, 0.02], 0.008)], { gloss: 0.2 }),
  ];
}

function stickyMat(): Model {
  const film: Paint = (x, y) =>
    Math.abs(((x + y + 4) % 0.5) - 0.25) < 0.035 ? hex('#8cc3ea') : hex('#6fb1e2');
  return [
    part('#4e5b66', [box([0, 0, 0.006], [0.72, 0.47, 0.006], 0.004)], { gloss: 0.1 }),
    part(film, [box([0, 0, 0.0125], [0.68, 0.43, 0.004], 0.003)], { gloss: 0.5 }),
  ];
}

function trashBin(state: string): Model {
  const shell = hollow(cylinder([0, 0, 0.29], 0.17, 0.28, 0.012), cylinder([0, 0, 0.5], 0.152, 0.3, 0.01));
  const ribs: Paint = (x, y, z) => {
    const k = 1 + 0.05 * Math.sin(Math.atan2(y, x) * 26) - (z < 0.08 ? 0.2 : 0);
    return [0.6 * k, 0.66 * k, 0.71 * k];
  };
  const heaps = [
    [-0.05, 0.03],
    [0.06, -0.02],
    [0.01, 0.08],
    [-0.02, -0.07],
  ] as const;
  const rubbish = heaps.map(([x, y], i) =>
    limb([x, y, 0.46 + (i % 2) * 0.03], [x + 0.02, y + 0.01, 0.47], 0.062),
  );
  return [
    part(ribs, [shell], { gloss: 0.5 }),
    part(
      '#44515c',
      [
        cut(
          hollow(cylinder([0, 0, 0.57], 0.178, 0.016, 0.008), cylinder([0, 0, 0.57], 0.146, 0.1)),
          [0, 0, 0.6],
          [0, 0, 1],
        ),
        cylinder([0, 0, 0.02], 0.172, 0.02),
      ],
      { gloss: 0.4 },
    ),
    ...(state === 'full' ? [part('#d5dde3', rubbish, { blend: 0.02, gloss: 0.1 })] : []),
    part('#3fa06f', [box([0, 0.166, 0.36], [0.055, 0.012, 0.055], 0.01)], { gloss: 0.3 }),
  ];
}

/** A stand with a board, the same from both sides. */
function sign(): Model {
  const lines = [0.036, 0.004].flatMap((y) => [
    box([0, y, 1.1], [0.15, 0.003, 0.008], 0.001),
    box([-0.02, y, 1.05], [0.13, 0.003, 0.008], 0.001),
    box([0.01, y, 1], [0.14, 0.003, 0.008], 0.001),
  ]);
  return [
    part(STEEL, [cylinder([0, 0, 0.015], 0.15, 0.015), limb([0, 0, 0.02], [0, 0, 0.9], 0.018)], {
      gloss: 0.7,
    }),
    part('#f7fafb', [box([0, 0.02, 1.08], [0.21, 0.014, 0.2], 0.01)], { gloss: 0.25 }),
    part('#c9403a', [box([0, 0.02, 1.23], [0.212, 0.0165, 0.052], 0.01)], { gloss: 0.25 }),
    part('#5c6b78', lines, { gloss: 0 }),
  ];
}

const CLOSET = { half: 0.73, depth: 0.235, height: 1.95 } as const;

function closetDoor(from: number, to: number, front: number): Model {
  const middle = (from + to) / 2;
  const slots = [1.62, 1.58, 1.54].map((z) => box([middle, front + 0.012, z], [0.11, 0.004, 0.008], 0.002));
  return [
    part('#5a9fd6', [block([from, front - 0.012, 0.1], [to, front + 0.012, CLOSET.height - 0.07], 0.008)], {
      gloss: 0.35,
    }),
    part('#39719f', slots, { gloss: 0.1 }),
    part('#eef3f6', [box([middle, front + 0.013, 1.4], [0.05, 0.004, 0.032], 0.003)], { gloss: 0.2 }),
  ];
}

/** Two sliding doors; `farSide` says to which end the near one slides. */
function closet(state: string, farSide: number): Model {
  const { half, depth, height } = CLOSET;
  const isOpen = state === 'open';
  const shell = hollow(
    box([0, 0, height / 2], [half, depth, height / 2], 0.012),
    block([-half + 0.025, -depth + 0.02, 0.1], [half - 0.025, depth + 0.1, height - 0.06], 0.004),
  );
  const shelves = [0.11, 0.56, 1.0, 1.44].map((z) =>
    box([0, -0.015, z], [half - 0.02, depth - 0.03, 0.01], 0.003),
  );
  const order = (a: number, b: number): readonly [number, number] => [Math.min(a, b), Math.max(a, b)];
  const [farFrom, farTo] = order(farSide * (half - 0.03), 0);
  const [nearFrom, nearTo] = isOpen
    ? order(farSide * (half - 0.06), -farSide * -0.03)
    : order(-farSide * (half - 0.03), 0);
  const grip = isOpen ? farSide * 0.1 : -farSide * 0.06;
  return [
    part('#4a8cc2', [shell], { gloss: 0.35 }),
    part('#8fb9d8', shelves, { gloss: 0.2 }),
    ...closetDoor(farFrom, farTo, depth - 0.012),
    ...closetDoor(nearFrom, nearTo, depth + 0.016),
    part('#d9e1e7', [limb([grip, depth + 0.04, 0.95], [grip, depth + 0.04, 1.15], 0.013)], { gloss: 0.9 }),
    part('#25313c', [box([grip, depth + 0.034, 1.27], [0.034, 0.012, 0.05], 0.006)], { gloss: 0.5 }),
    part(isOpen ? '#43c37c' : '#e2483d', [box([grip, depth + 0.047, 1.292], [0.014, 0.003, 0.009], 0.002)], {
      gloss: 0.9,
    }),
    part('#2c3944', [block([-half + 0.01, -depth + 0.01, 0], [half - 0.01, depth - 0.01, 0.06], 0.004)], {
      gloss: 0.1,
    }),
  ];
}

/** In the half that an open door shows: the end towards the eye when looking sw or se. */
const closetSpots: Vector[] = [1.45, 1.01, 0.57, 0.12].flatMap((z) =>
  [0.12, 0.36, 0.6].map((x): Vector => [x, 0.12, z]),
);

export const FURNITURE: Readonly<Record<string, FurnitureModel>> = {
  'bench-2': { size: [1, 0.5, 0.45], states: ['plain'], spots: benchSpots(2), make: () => bench(1) },
  'bench-4': { size: [2, 0.5, 0.45], states: ['plain'], spots: benchSpots(4), make: () => bench(2) },
  'bench-6': { size: [3, 0.5, 0.45], states: ['plain'], spots: benchSpots(6), make: () => bench(3) },
  'shoeRack-3': { size: [1.5, 0.5, 0.75], states: ['plain'], spots: rackSpots, make: shoeRack },
  'dispenser-1': { size: [0.5, 0.5, 0.8], states: ['plain'], spots: [[0, 0.02, 0.7]], make: dispenser },
  'stickyMat-3': { size: [1.5, 1, 0.02], states: ['plain'], spots: [], make: stickyMat },
  'trashBin-1': { size: [0.5, 0.5, 0.6], states: ['empty', 'full'], spots: [], make: trashBin },
  'sign-1': { size: [0.5, 0.5, 1.3], states: ['plain'], spots: [], make: sign },
  'closet-3': {
    size: [1.5, 0.5, CLOSET.height],
    states: ['closed', 'open'],
    spots: closetSpots,
    make: closet,
  },
};
