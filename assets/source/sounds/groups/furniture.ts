// Furniture of the suite that is used by hand.
import { bandPass, between, lowPass } from '../dsp/filter.ts';
import { brown, pink, scattered, white, type Chance } from '../dsp/noise.ts';
import { mixed, multiplied, type Part, type Signal } from '../dsp/signal.ts';
import { levelAt, plucked, shaped, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';
import { click } from './blows.ts';
import { cloth } from './cloth.ts';
import { bang, hinge, latch, swish } from './metal.ts';
import { unsticking } from './steps.ts';

/** A motor pulls film off a roll, and the knife comes down. */
function dispenser(chance: Chance): Signal {
  const turn: readonly (readonly [number, number])[] = [
    [0, 0.2],
    [0.15, 1],
    [0.7, 0.95],
    [0.95, 0.3],
  ];
  const motor = tone(0.95, (t) => 118 * levelAt(turn, t), [1, 0.6, 0.5, 0.3, 0.34, 0.2, 0.16, 0.12]);
  const gears = bandPass(pink(0.95, chance), 2600, 1.5);
  const teeth = tone(0.95, (t) => 43 * levelAt(turn, t)).map((x) => 0.5 + 0.5 * x);
  const crackles = scattered(0.8, 260, chance).map((at): Part => ({
    signal: plucked(between(white(0.01, chance), 2800, 8000), 0.0005, 0.008),
    at,
    db: -13,
  }));
  return mixed([
    {
      signal: shaped(lowPass(motor, 1900), [
        [0, 0],
        [0.1, 1],
        [0.85, 0.8],
        [0.95, 0],
      ]),
      db: -9,
    },
    {
      signal: shaped(multiplied(gears, teeth), [
        [0, 0],
        [0.12, 1],
        [0.95, 0],
      ]),
      db: -4,
    },
    ...crackles,
    { signal: latch(chance), at: 0.98, db: -5 },
  ]);
}

function soap(chance: Chance): Signal {
  const press = bandPass(white(0.24, chance), (t) => 950 - 2400 * t, 1.6);
  const blob = plucked(
    tone(0.12, (t) => 240 + 900 * t * t * 40, [1, 0.3]),
    0.02,
    0.1,
  );
  const back = bandPass(white(0.2, chance), (t) => 500 + 3800 * t, 1.2);
  return mixed([
    { signal: click(chance, 900), db: -10 },
    {
      signal: shaped(press, [
        [0, 0],
        [0.05, 1],
        [0.24, 0],
      ]),
      at: 0.02,
    },
    { signal: blob, at: 0.2, db: -9 },
    {
      signal: shaped(back, [
        [0, 0],
        [0.06, 0.7],
        [0.2, 0],
      ]),
      at: 0.34,
      db: -2,
    },
    { signal: click(chance, 1100), at: 0.52, db: -9 },
  ]);
}

function trash(chance: Chance): Signal {
  const crumple = scattered(0.45, 330, chance, (t) => 1 - t / 0.5).map((at): Part => ({
    signal: plucked(between(white(0.016, chance), 900, chance.between(3000, 7000)), 0.001, 0.013),
    at: at + 0.14,
    db: chance.between(-16, -3),
  }));
  return mixed([
    { signal: click(chance, 520), db: -9 },
    { signal: swish(chance, 0.25, 600), at: 0.03, db: -8 },
    ...crumple,
    { signal: lowPass(bang(chance), 1300), at: 0.72, db: -3 },
    { signal: click(chance, 800), at: 0.76, db: -10 },
  ]);
}

const benchSit = (chance: Chance): Signal =>
  mixed([
    {
      signal: cloth(chance, [
        [0, 0.36],
        [0.3, 0.26],
      ]),
      db: -2,
    },
    {
      signal: struck(
        0.3,
        [
          [72, 1, 0.18],
          [128, 0.6, 0.13],
          [214, 0.3, 0.08],
        ],
        chance,
      ),
      at: 0.26,
      db: -2,
    },
    { signal: hinge(chance, 0.22), at: 0.3, db: -23 },
  ]);

const benchStand = (chance: Chance): Signal =>
  mixed([
    { signal: hinge(chance, 0.18), db: -24 },
    {
      signal: cloth(chance, [
        [0.03, 0.4],
        [0.36, 0.24],
      ]),
      db: -1,
    },
    {
      signal: struck(
        0.2,
        [
          [150, 1, 0.1],
          [290, 0.4, 0.06],
        ],
        chance,
      ),
      at: 0.12,
      db: -9,
    },
  ]);

function wipe(chance: Chance): Signal {
  const strokes = [0, 0.26, 0.5].map((at, i): Part => {
    const rub = between(pink(0.24, chance), 1400 + i * 200, 6500);
    return {
      signal: shaped(rub, [
        [0, 0],
        [0.09, 1],
        [0.19, 0.7],
        [0.24, 0],
      ]),
      at,
    };
  });
  return mixed([...strokes, { signal: plucked(lowPass(brown(0.74, chance), 260), 0.1, 1.2), db: -16 }]);
}

function spray(chance: Chance): Signal {
  const puff = (at: number): Part[] => {
    const jet = between(white(0.24, chance), 2600, 11_000);
    return [
      { signal: click(chance, 1300), at, db: -12 },
      {
        signal: shaped(jet, [
          [0, 0],
          [0.015, 1],
          [0.13, 0.8],
          [0.24, 0],
        ]),
        at: at + 0.02,
      },
      { signal: click(chance, 1000), at: at + 0.27, db: -15 },
    ];
  };
  return mixed([...puff(0), ...puff(0.42)]);
}

const matPeel = (chance: Chance): Signal =>
  mixed([
    { signal: unsticking(chance, 0.42), at: 0.05 },
    { signal: unsticking(chance, 0.36), at: 0.62, db: -2 },
    {
      signal: lowPass(
        struck(
          0.2,
          [
            [110, 1, 0.1],
            [230, 0.5, 0.07],
          ],
          chance,
        ),
        900,
      ),
      db: -2,
    },
    {
      signal: lowPass(
        struck(
          0.2,
          [
            [105, 1, 0.1],
            [220, 0.5, 0.07],
          ],
          chance,
        ),
        900,
      ),
      at: 0.56,
      db: -4,
    },
  ]);

const small = (make: (chance: Chance) => Signal) => (chance: Chance) => inRoom(make(chance), ROOMS.small);
const tiled = (make: (chance: Chance) => Signal) => (chance: Chance) => inRoom(make(chance), ROOMS.tiled);

export const FURNITURE_SOUNDS: readonly SoundSource[] = [
  { name: 'dispenser', mixDb: -3, make: small(dispenser) },
  { name: 'soap', mixDb: -3, make: tiled(soap) },
  { name: 'trash', mixDb: -4, make: small(trash) },
  { name: 'mat/peel', mixDb: -4, make: small(matPeel) },
  { name: 'bench/sit', mixDb: -5, make: small(benchSit) },
  { name: 'bench/stand', mixDb: -6, make: small(benchStand) },
  { name: 'napkin/wipe', mixDb: -4, make: small(wipe) },
  { name: 'spray', mixDb: -4, make: small(spray) },
];
