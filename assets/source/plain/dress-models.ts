// Clothes, shoes and what is worn on hands and face, as they lie.
import { UPRIGHT, box, cut, cylinder, egg, hollow, limb, ring } from './solids.ts';
import type { Solid, Vector } from './solids.ts';
import { hex, part } from './model.ts';
import type { Model, Paint } from './model.ts';

type PairMaker = (dx: number) => readonly Solid[];

const pair = (make: PairMaker): readonly Solid[] => [...make(-0.065), ...make(0.065)];

function shoe(dx: number, thick: number, ankle: number): readonly Solid[] {
  return [
    limb([dx, -0.08, 0.034 + thick / 3], [dx, 0.1, 0.034 + thick / 3], 0.032 + thick, 0.036 + thick),
    limb([dx, -0.075, 0.05], [dx, -0.06, 0.05 + ankle], 0.04 + thick, 0.042 + thick),
  ];
}

const opening = (dx: number, top: number): Solid => cylinder([dx, -0.058, top], 0.034, 0.03);

function opened(dx: number, thick: number, ankle: number): readonly Solid[] {
  return shoe(dx, thick, ankle).map((solid) =>
    cut(hollow(solid, opening(dx, 0.05 + ankle)), [0, 0, 0.05 + ankle], [0, 0, 1]),
  );
}

const soled =
  (top: string, sole: string): Paint =>
  (_x, _y, z) =>
    hex(z < 0.02 ? sole : top);

export const boots: Model = [
  part(
    soled('#7a4d35', '#2c2522'),
    pair((dx) => opened(dx, 0.008, 0.09)),
    { blend: 0.02, gloss: 0.5 },
  ),
];

const pierced: Paint = (x, y, z) => {
  const isHole = y > 0.02 && z > 0.05 && Math.abs((y * 42) % 1) < 0.42 && Math.abs(((x + 1) * 42) % 1) < 0.42;
  return hex(isHole ? '#1d6d64' : z < 0.02 ? '#e8f1ef' : '#34a091');
};

export const crocs: Model = [
  part(
    pierced,
    pair((dx) => opened(dx, 0.01, 0.02)),
    { blend: 0.02, gloss: 0.3 },
  ),
];

const gathered = (base: string): Paint => {
  const [r, g, b] = hex(base);
  return (x, y, z) => {
    const fold = 1 + 0.07 * Math.sin(x * 170 + z * 60) * Math.sin(y * 130 + z * 20);
    return [r * fold, g * fold, b * fold];
  };
};

export const shoeCovers: Model = [
  part(
    gathered('#5b9fe6'),
    pair((dx) => opened(dx, 0.016, 0.035)),
    { blend: 0.03, gloss: 0.35 },
  ),
  part(
    '#2f6fb8',
    pair((dx) => [ring([dx, -0.058, 0.088], 0.05, 0.006)]),
    { gloss: 0.2 },
  ),
];

export const reusableShoecovers: Model = [
  part(
    gathered('#e9eff5'),
    pair((dx) => opened(dx, 0.014, 0.2)),
    { blend: 0.03, gloss: 0.25 },
  ),
  part(
    '#3c7cc9',
    pair((dx) =>
      [limb([dx, -0.09, 0.014], [dx, 0.1, 0.014], 0.04, 0.042)].map((solid) =>
        cut(solid, [0, 0, 0.02], [0, 0, 1]),
      ),
    ),
    { gloss: 0.2 },
  ),
];

const FOLDS = 3;

/** A folded garment: layers a little apart, the uppermost with its own detail. */
function folded(paint: string | Paint, half: Vector, detail: Model = []): Model {
  const layers = Array.from({ length: FOLDS }, (_, i) => {
    const z = half[2] * ((i + 0.5) / FOLDS) * 2;
    return box(
      [i * 0.003, -i * 0.004, z],
      [half[0] - i * 0.004, half[1] - i * 0.003, half[2] / FOLDS],
      (half[2] / FOLDS) * 0.95,
    );
  });
  return [part(paint, layers, { gloss: 0.08 }), ...detail];
}

export const shirt: Model = folded(
  '#2f9580',
  [0.13, 0.16, 0.03],
  [
    part(
      '#f3f6f4',
      [
        limb([-0.045, 0.1, 0.06], [0, 0.125, 0.064], 0.012),
        limb([0.045, 0.1, 0.06], [0, 0.125, 0.064], 0.012),
        box([0, 0.05, 0.058], [0.008, 0.05, 0.005], 0.003),
      ],
      { gloss: 0.05 },
    ),
  ],
);
export const jeans: Model = folded(
  '#3f66ad',
  [0.12, 0.18, 0.038],
  [
    part('#2f4d86', [box([0.06, 0.11, 0.075], [0.035, 0.04, 0.004], 0.003)], { gloss: 0.05 }),
    part('#c58b45', [box([0.06, 0.153, 0.073], [0.035, 0.004, 0.004], 0.002)], { gloss: 0.2 }),
  ],
);
export const underwear: Model = folded(
  '#d9e6f4',
  [0.12, 0.15, 0.03],
  [part('#7fa5cf', [limb([-0.04, 0.12, 0.056], [0.04, 0.12, 0.056], 0.007)], { gloss: 0.1 })],
);
export const coat: Model = folded(
  '#92704f',
  [0.17, 0.2, 0.055],
  [
    part(
      '#6f5339',
      [
        limb([-0.07, 0.14, 0.108], [0, 0.17, 0.112], 0.018),
        limb([0.07, 0.14, 0.108], [0, 0.17, 0.112], 0.018),
      ],
      { gloss: 0.06 },
    ),
    part(
      '#eadfc4',
      [0.09, 0.02, -0.05].map((y) => cylinder([0.012, y, 0.108], 0.009, 0.006, 0.003)),
      { gloss: 0.4 },
    ),
  ],
);
export const coverall: Model = folded(
  '#f1f5f8',
  [0.15, 0.18, 0.042],
  [
    part(
      '#4a86d4',
      [
        box([0, 0.02, 0.084], [0.005, 0.14, 0.004], 0.002),
        box([0.07, 0.09, 0.083], [0.03, 0.03, 0.003], 0.002),
      ],
      { gloss: 0.2 },
    ),
  ],
);

export const hat: Model = [
  part(gathered('#dcedf8'), [cut(egg([0, 0, 0.02], [0.12, 0.12, 0.085]), [0, 0, 0.012], [0, 0, -1])], {
    gloss: 0.1,
  }),
  part('#bcd7ea', [ring([0, 0, 0.016], 0.112, 0.014)], { gloss: 0.1 }),
];

export const earrings: Model = [
  part('#f0c04a', [ring([-0.035, 0, 0.008], 0.024, 0.007), ring([0.035, 0.01, 0.008], 0.024, 0.007)], {
    gloss: 1,
  }),
  part(
    '#bfe7ff',
    [egg([-0.035, 0.026, 0.012], [0.011, 0.011, 0.011]), egg([0.035, 0.036, 0.012], [0.011, 0.011, 0.011])],
    { gloss: 1 },
  ),
];

const SIZE_COLOURS = { S: '#f0b53c', M: '#4cb27a', L: '#e06a5a', XL: '#8a6fd0' } as const;
const SIZE_SCALES = { S: 0.88, M: 0.96, L: 1.04, XL: 1.12 } as const;
export type Size = keyof typeof SIZE_COLOURS;

const FINGER_ENDS = [0.1, 0.118, 0.112, 0.09];

function glove(dx: number, k: number): readonly Solid[] {
  const at = (x: number, y: number): Vector => [dx + x * k, y * k, 0.02];
  const fingers = [-0.036, -0.013, 0.012, 0.035].map((x, i) =>
    limb(at(x, 0.03), at(x * 1.35, FINGER_ENDS[i] ?? 0), 0.0125 * k),
  );
  return [
    box(at(0, -0.01), [0.046 * k, 0.05 * k, 0.016], 0.014),
    ...fingers,
    limb(at(0.04, -0.02), at(0.075, 0.03), 0.013 * k),
    box(at(0, -0.085), [0.042 * k, 0.035 * k, 0.014], 0.01),
  ];
}

/** The rim carries the colour of the size. */
export function gloves(size: Size): Model {
  const k = SIZE_SCALES[size];
  return [
    part('#4d86d9', [...glove(-0.075, k), ...glove(0.08, k)], { blend: 0.012, gloss: 0.35 }),
    part(
      SIZE_COLOURS[size],
      [-0.075, 0.08].map((dx) => box([dx, -0.118 * k, 0.02], [0.043 * k, 0.009, 0.015], 0.006)),
      { gloss: 0.2 },
    ),
  ];
}

const pleated: Paint = (_x, y) =>
  Math.abs(((y + 1) % 0.034) - 0.017) < 0.003 ? hex('#7fb6d0') : hex('#a9d9ec');

export function mask(size: Size): Model {
  const k = SIZE_SCALES[size];
  const standing: readonly [Vector, Vector, Vector] = UPRIGHT;
  return [
    part(pleated, [cut(egg([0, 0, 0], [0.11 * k, 0.075 * k, 0.045]), [0, 0, 0.006], [0, 0, -1])], {
      gloss: 0.08,
    }),
    part(
      '#eef4f7',
      [
        ring([-0.115 * k, 0, 0.008], 0.042 * k, 0.0045, standing),
        ring([0.115 * k, 0, 0.008], 0.042 * k, 0.0045, standing),
      ],
      { gloss: 0.1 },
    ),
    part(SIZE_COLOURS[size], [limb([-0.03, 0.066 * k, 0.016], [0.03, 0.066 * k, 0.016], 0.008)], {
      gloss: 0.2,
    }),
  ];
}

export const safetyGlasses: Model = [
  part(
    '#cfeaf6',
    [-0.045, 0.045].map((dx) => egg([dx, 0.05, 0.03], [0.043, 0.014, 0.03])),
    { gloss: 1, alpha: 0.75 },
  ),
  part(
    '#2f4358',
    [
      limb([-0.012, 0.054, 0.038], [0.012, 0.054, 0.038], 0.006),
      limb([-0.088, 0.045, 0.036], [-0.09, -0.08, 0.018], 0.006),
      limb([0.088, 0.045, 0.036], [0.09, -0.08, 0.018], 0.006),
    ],
    { gloss: 0.4 },
  ),
];
