// What stands in the washroom or hangs on its wall, looking sw with the middle of its footprint at the origin.
import { block, box, cut, cylinder, egg, hollow, limb } from './solids.ts';
import { part } from './model.ts';
import type { Model, Paint } from './model.ts';
import type { FurnitureModel } from './furniture-jobs.ts';

/** The wall is at the back of the footprint. */
const WALL = -0.235;

function sink(state: string): Model {
  const bowl = hollow(
    box([0, 0, 0.84], [0.47, 0.225, 0.075], 0.03),
    egg([0, 0.03, 0.93], [0.34, 0.155, 0.12]),
  );
  const pillar = block([-0.16, WALL + 0.03, 0], [0.16, 0.08, 0.79], 0.03);
  const water =
    state === 'running'
      ? [
          part(
            '#bfe6f8',
            [limb([0, 0.0, 0.83], [0, -0.005, 1.0], 0.012, 0.009), egg([0, 0.01, 0.83], [0.1, 0.06, 0.012])],
            { gloss: 1, alpha: 0.8 },
          ),
        ]
      : [];
  return [
    part('#f7fafb', [bowl, pillar], { blend: 0.04, gloss: 0.7 }),
    part(
      '#a8b4be',
      [
        limb([0, -0.16, 0.9], [0, -0.16, 1.03], 0.017),
        limb([0, -0.16, 1.04], [0, -0.01, 1.02], 0.015),
        limb([-0.07, -0.16, 0.92], [-0.07, -0.16, 0.96], 0.016),
        limb([0.07, -0.16, 0.92], [0.07, -0.16, 0.96], 0.016),
      ],
      { gloss: 1 },
    ),
    part('#56636e', [cylinder([0, 0.03, 0.815], 0.022, 0.006)], { gloss: 0.8 }),
    ...water,
  ];
}

function soap(): Model {
  return [
    part('#f2f6f8', [box([0, WALL + 0.06, 1.16], [0.062, 0.055, 0.12], 0.025)], { gloss: 0.5 }),
    part('#63b99a', [box([0, WALL + 0.108, 1.17], [0.034, 0.012, 0.065], 0.01)], { gloss: 0.8, alpha: 0.9 }),
    part('#7f8d98', [box([0, WALL + 0.085, 1.04], [0.04, 0.04, 0.014], 0.01)], { gloss: 0.8 }),
  ];
}

function dryer(state: string): Model {
  const air: Paint = () => [0.86, 0.94, 1];
  const flow =
    state === 'running'
      ? [
          part(
            air,
            [-0.05, 0, 0.05].map((x) =>
              limb([x, WALL + 0.13, 0.94], [x * 1.8, WALL + 0.17, 0.7], 0.012, 0.004),
            ),
            { gloss: 0.1, alpha: 0.5 },
          ),
        ]
      : [];
  return [
    part('#e3e9ee', [box([0, WALL + 0.105, 1.15], [0.14, 0.1, 0.17], 0.045)], { gloss: 0.6 }),
    part('#3c4a56', [box([0, WALL + 0.15, 0.985], [0.085, 0.035, 0.014], 0.008)], { gloss: 0.3 }),
    part(
      state === 'running' ? '#46c47f' : '#4a90d9',
      [box([0, WALL + 0.205, 1.2], [0.035, 0.004, 0.012], 0.003)],
      { gloss: 0.9 },
    ),
    ...flow,
  ];
}

function mirror(): Model {
  const reflected: Paint = (x, _y, z) => {
    const streak =
      Math.abs(((x * 0.9 + z * 0.5 + 3) % 0.5) - 0.2) < 0.03 ||
      Math.abs(((x * 0.9 + z * 0.5 + 3) % 0.5) - 0.29) < 0.012;
    const k = 0.72 + (z - 0.5) * 0.1 + (streak ? 0.1 : 0);
    return [k * 0.86, k * 0.98, k * 1.05];
  };
  return [
    part('#6f7f8c', [box([0, WALL + 0.012, 1.25], [0.215, 0.016, 0.58], 0.01)], { gloss: 0.6 }),
    part(reflected, [box([0, WALL + 0.026, 1.25], [0.19, 0.008, 0.555], 0.004)], { gloss: 0.5 }),
  ];
}

function makeupRemover(): Model {
  const bottle = (x: number, y: number, tall: number): Model => [
    part('#f0c3cf', [cut(limb([x, y, 0.86], [x, y, 0.86 + tall], 0.035), [0, 0, 0.83], [0, 0, -1])], {
      gloss: 0.7,
    }),
    part('#fbfdfd', [cylinder([x, y, 0.91 + tall], 0.018, 0.022, 0.004)], { gloss: 0.4 }),
  ];
  return [
    part('#eaf0f3', [box([0, -0.03, 0.4], [0.21, 0.19, 0.4], 0.012)], { gloss: 0.3 }),
    part(
      '#b9c6cf',
      [
        box([0, -0.03, 0.815], [0.225, 0.205, 0.016], 0.008),
        box([0, 0.165, 0.55], [0.19, 0.006, 0.004], 0.001),
      ],
      { gloss: 0.5 },
    ),
    part(
      '#7e8c98',
      [
        limb([-0.05, 0.172, 0.68], [0.05, 0.172, 0.68], 0.009),
        limb([-0.05, 0.172, 0.4], [0.05, 0.172, 0.4], 0.009),
      ],
      { gloss: 0.8 },
    ),
    ...bottle(-0.1, -0.06, 0.1),
    ...bottle(-0.02, -0.1, 0.06),
    part('#ffffff', [box([0.1, 0.0, 0.855], [0.06, 0.08, 0.03], 0.012)], { gloss: 0.1 }),
    part('#8fc3dd', [box([0.1, 0.0, 0.872], [0.03, 0.08, 0.016], 0.006)], { gloss: 0.1 }),
  ];
}

export const WASHROOM: Readonly<Record<string, FurnitureModel>> = {
  'sink-2': {
    size: [1, 0.5, 1.05],
    states: ['plain', 'running'],
    spots: [
      [-0.36, 0.1, 0.9],
      [0.36, 0.1, 0.9],
    ],
    make: sink,
  },
  'soap-1': { size: [0.5, 0.5, 1.3], states: ['plain'], spots: [], make: soap },
  'dryer-1': { size: [0.5, 0.5, 1.35], states: ['plain', 'running'], spots: [], make: dryer },
  'mirror-1': { size: [0.5, 0.5, 1.85], states: ['plain'], spots: [], make: mirror },
  'makeupRemover-1': { size: [0.5, 0.5, 1], states: ['plain'], spots: [], make: makeupRemover },
};
