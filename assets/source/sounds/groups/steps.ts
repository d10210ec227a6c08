// Steps: street shoes, soft site shoes and shoe covers on tiles, and any shoe on the sticky mat.
import { between, lowPass } from '../dsp/filter.ts';
import { pink, scattered, white, type Chance } from '../dsp/noise.ts';
import { mixed, type Part, type Signal } from '../dsp/signal.ts';
import { plucked, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import { takes, type SoundSource } from '../sound-source.ts';

/** A heel or a toe that meets the floor: the floor's thud, the sole's own tone, a little grit. */
function contact(chance: Chance, hardness: number): Signal {
  const thud = tone(0.16, (t) => 62 + 58 * Math.exp(-t * 55) + chance.between(-1, 1));
  const sole = struck(
    0.12,
    [
      [190, 0.5, 0.07],
      [335, 0.42 * hardness, 0.05],
      [610, 0.34 * hardness, 0.035],
      [1180, 0.2 * hardness, 0.022],
      [2350, 0.16 * hardness ** 2, 0.014],
    ],
    chance,
    0.06,
  );
  const grit = between(white(0.09, chance), 900, 1500 + 4200 * hardness);
  return mixed([
    { signal: plucked(thud, 0.004, 0.15), db: -3 },
    { signal: sole },
    { signal: plucked(grit, 0.001, 0.045), db: -16 + 6 * hardness },
  ]);
}

function heelAndToe(chance: Chance, hardness: number): readonly Part[] {
  return [
    { signal: contact(chance, hardness) },
    { signal: contact(chance, hardness * 0.8), at: chance.between(0.075, 0.1), db: chance.between(-9, -6) },
  ];
}

/** Thin film that crackles as it folds. */
function film(chance: Chance, seconds: number, perSecond: number): Signal {
  const crackles = scattered(seconds, perSecond, chance, (t) => Math.sin((Math.PI * t) / seconds)).map(
    (at): Part => ({
      signal: plucked(
        between(white(0.012, chance), chance.between(1900, 4200), chance.between(6500, 9500)),
        0.0005,
        0.01,
      ),
      at,
      db: chance.between(-22, -8),
    }),
  );
  return mixed([
    ...crackles,
    { signal: plucked(between(pink(seconds, chance), 1800, 6500), seconds * 0.4, seconds), db: -20 },
  ]);
}

/** The glue lets go bit by bit: ticks that follow faster and faster. */
export function unsticking(chance: Chance, seconds: number): Signal {
  const ticks: Part[] = [];
  for (let at = 0; at < seconds; at += 0.003 + 0.016 * (1 - at / seconds) * chance.between(0.6, 1.4)) {
    const tick = between(white(0.01, chance), 700, chance.between(2600, 5200));
    ticks.push({
      signal: plucked(tick, 0.0006, 0.008),
      at,
      db: chance.between(-11, -3) - 6 * (at / seconds),
    });
  }
  return mixed(ticks);
}

const tile = (chance: Chance): Signal => inRoom(mixed(heelAndToe(chance, 1)), ROOMS.tiled);

const soft = (chance: Chance): Signal => inRoom(lowPass(mixed(heelAndToe(chance, 0.45)), 2200), ROOMS.small);

function cover(chance: Chance): Signal {
  const step = lowPass(mixed(heelAndToe(chance, 0.4)), 1800);
  return inRoom(mixed([{ signal: step }, { signal: film(chance, 0.2, 190), at: 0.02, db: -5 }]), ROOMS.small);
}

function mat(chance: Chance): Signal {
  const step = lowPass(mixed(heelAndToe(chance, 0.3)), 1400);
  const peel = unsticking(chance, chance.between(0.14, 0.18));
  return inRoom(mixed([{ signal: step }, { signal: peel, at: 0.16, db: -9 }]), ROOMS.small);
}

export const shoeCoverFilm = film;

export const STEP_SOUNDS: readonly SoundSource[] = [
  ...takes(['step/tile/1', 'step/tile/2', 'step/tile/3', 'step/tile/4'], {
    mixDb: -11,
    make: tile,
  }),
  ...takes(['step/soft/1', 'step/soft/2', 'step/soft/3', 'step/soft/4'], {
    mixDb: -12,
    make: soft,
  }),
  ...takes(['step/cover/1', 'step/cover/2', 'step/cover/3', 'step/cover/4'], {
    mixDb: -12,
    make: cover,
  }),
  ...takes(['step/mat/1', 'step/mat/2', 'step/mat/3', 'step/mat/4'], {
    mixDb: -9,
    make: mat,
  }),
];
