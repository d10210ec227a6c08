// Clothes, gloves, masks and shoes: put on, taken off, closed.
import { bandPass, between, highPass, lowPass } from '../dsp/filter.ts';
import { pink, scattered, wander, white, type Chance } from '../dsp/noise.ts';
import { drawn, full, mixed, multiplied, type Part, type Signal } from '../dsp/signal.ts';
import { driven, plucked, shaped, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';
import { click, knock } from './blows.ts';
import { shoeCoverFilm } from './steps.ts';

/** Cloth on cloth: noise that swells with each movement of the arms. */
export function cloth(chance: Chance, swings: readonly (readonly [at: number, seconds: number])[]): Signal {
  const parts = swings.map(([at, seconds]): Part => {
    const middle = chance.between(1500, 2600);
    const rub = bandPass(
      pink(seconds, chance),
      (t) => middle * (1 + 0.5 * Math.sin((Math.PI * t) / seconds)),
      0.8,
    );
    const weave = wander(seconds, 38, chance).map((level) => 0.25 + 0.75 * level * level);
    const swell = drawn(seconds, (t) => Math.sin((Math.PI * t) / seconds) ** 1.5);
    return { signal: multiplied(multiplied(rub, weave), swell), at, db: chance.between(-3, 0) };
  });
  const folds = swings.map(([at, seconds]): Part => {
    const flap = between(pink(0.12, chance), 120, 700);
    return { signal: plucked(flap, 0.02, 0.11), at: at + seconds * 0.45, db: -5 };
  });
  return mixed([...parts, ...folds]);
}

function rustle(chance: Chance): Signal {
  const crumbs = scattered(0.4, 60, chance).map((at): Part => ({
    signal: plucked(between(white(0.01, chance), 1500, 5000), 0.001, 0.008),
    at,
    db: -20,
  }));
  return mixed([
    {
      signal: cloth(chance, [
        [0, 0.26],
        [0.16, 0.26],
      ]),
    },
    ...crumbs,
  ]);
}

function zip(chance: Chance): Signal {
  const teeth: Part[] = [];
  const seconds = 0.75;
  for (let at = 0; at < seconds;) {
    const share = at / seconds;
    const speed = 70 + 130 * Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.9)) ** 0.7;
    teeth.push({
      signal: struck(
        0.012,
        [
          [2600 + 900 * share, 1, 0.006],
          [4700 + 1500 * share, 0.7, 0.004],
        ],
        chance,
        0.06,
      ),
      at,
      db: chance.between(-5, 0),
    });
    at += (1 / speed) * chance.between(0.9, 1.1);
  }
  const rub = bandPass(white(seconds, chance), (t) => 2100 + 1900 * (t / seconds), 1.2);
  return mixed([
    ...teeth,
    {
      signal: shaped(rub, [
        [0, 0],
        [0.08, 1],
        [0.65, 0.8],
        [seconds, 0],
      ]),
      db: -11,
    },
    { signal: click(chance, 1900), at: seconds, db: 1 },
    { signal: cloth(chance, [[0, 0.8]]), db: -9 },
  ]);
}

/** Rubber is stretched, creaks, and snaps to the wrist. */
function glove(chance: Chance): Signal {
  const stretch = 0.34;
  const creak = driven(
    shaped(white(stretch, chance), [
      [0, 0.1],
      [stretch, 1],
    ]).map((x, i) => (i % 190 < 18 ? x : x * 0.12)),
    [
      [640, 1, 0.03],
      [1310, 0.8, 0.02],
      [2240, 0.5, 0.012],
    ],
  );
  const snap = mixed([
    {
      signal: struck(
        0.1,
        [
          [430, 0.9, 0.035],
          [930, 1, 0.028],
          [1760, 0.8, 0.02],
          [3300, 0.5, 0.012],
        ],
        chance,
      ),
    },
    { signal: plucked(between(white(0.04, chance), 900, 7000), 0.0004, 0.03), db: -3 },
  ]);
  return mixed([
    { signal: full(creak), db: -13 },
    { signal: cloth(chance, [[0.02, 0.3]]), db: -8 },
    { signal: snap, at: stretch },
    { signal: snap, at: stretch + 0.19, db: -8 },
  ]);
}

function mask(chance: Chance): Signal {
  const paper = highPass(
    cloth(chance, [
      [0, 0.32],
      [0.3, 0.28],
    ]),
    900,
  );
  const elastic = (): Signal =>
    plucked(
      tone(0.09, (t) => 240 + 130 * Math.exp(-t * 40), [1, 0.5, 0.25]),
      0.001,
      0.07,
    );
  return mixed([
    { signal: paper, db: 2 },
    { signal: elastic(), at: 0.34, db: -13 },
    { signal: elastic(), at: 0.55, db: -15 },
  ]);
}

function shoe(chance: Chance): Signal {
  const squeeze = lowPass(
    cloth(chance, [
      [0, 0.3],
      [0.22, 0.22],
    ]),
    1900,
  );
  return mixed([{ signal: squeeze }, { signal: lowPass(knock(chance, 1.3), 1500), at: 0.36, db: -4 }]);
}

function shoeCover(chance: Chance): Signal {
  const rim = plucked(
    tone(0.07, (t) => 190 + 160 * Math.exp(-t * 60), [1, 0.4]),
    0.001,
    0.06,
  );
  return mixed([
    { signal: shoeCoverFilm(chance, 0.45, 360), db: 4 },
    { signal: shoeCoverFilm(chance, 0.3, 300), at: 0.34, db: 2 },
    { signal: rim, at: 0.6, db: -12 },
  ]);
}

export const near = (make: (chance: Chance) => Signal) => (chance: Chance) =>
  inRoom(make(chance), ROOMS.small);

export const CLOTH_SOUNDS: readonly SoundSource[] = [
  {
    name: 'cloth/put-on',
    mixDb: -5,
    make: near((chance) =>
      cloth(chance, [
        [0, 0.36],
        [0.27, 0.4],
        [0.58, 0.34],
      ]),
    ),
  },
  {
    name: 'cloth/take-off',
    mixDb: -5,
    make: near((chance) =>
      cloth(chance, [
        [0, 0.42],
        [0.33, 0.32],
        [0.52, 0.24],
      ]),
    ),
  },
  { name: 'cloth/rustle', mixDb: -8, make: near(rustle) },
  { name: 'cloth/zip', mixDb: -5, make: near(zip) },
  { name: 'cloth/glove', mixDb: -5, make: near(glove) },
  { name: 'cloth/mask', mixDb: -5, make: near(mask) },
  { name: 'cloth/shoe', mixDb: -5, make: near(shoe) },
  { name: 'cloth/shoe-cover', mixDb: -6, make: near(shoeCover) },
];
