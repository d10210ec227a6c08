// What each place sounds like when nothing happens: long quiet loops.
import { bandPass, bell, between, lowPass } from '../dsp/filter.ts';
import { brown, pink, scattered, wander, white, type Chance } from '../dsp/noise.ts';
import { looped, mixed, multiplied, type Part, type Signal } from '../dsp/signal.ts';
import { plucked, shaped, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';
import { drop } from './streams.ts';

const SECONDS = 7;
const CROSS = 1.2;

/** The hum of the mains and of motors: strengths by harmonic of `hz`. */
function hum(seconds: number, hz: number, harmonics: readonly number[], chance: Chance): Signal {
  const beat = wander(seconds, 1.5, chance).map((level) => 0.75 + 0.25 * level);
  return multiplied(tone(seconds, hz, harmonics), beat);
}

function sparrow(chance: Chance): Signal {
  const chirps = Array.from({ length: Math.round(chance.between(2, 5)) }, (_, i): Part => {
    const hz = chance.between(3600, 5200);
    const rise = chance.between(-9000, 14_000);
    const chirp = shaped(
      tone(0.07, (t) => hz + rise * t),
      [
        [0, 0],
        [0.02, 1],
        [0.07, 0],
      ],
    );
    return { signal: chirp, at: i * chance.between(0.1, 0.17), db: chance.between(-6, 0) };
  });
  return inRoom(mixed(chirps), ROOMS.hall);
}

/** A town some way off, wind in a tree, a few birds. */
function street(chance: Chance): Signal {
  const make = (seconds: number): Signal => {
    const traffic = multiplied(
      lowPass(brown(seconds, chance), 240),
      wander(seconds, 0.45, chance).map((level) => 0.45 + 0.55 * level),
    );
    const wind = multiplied(
      bandPass(pink(seconds, chance), 620, 0.7),
      wander(seconds, 0.7, chance).map((level) => 0.2 + 0.8 * level),
    );
    const birds = [0.9, 3.1, 4.7, 6.6].map((at): Part => ({
      signal: sparrow(chance),
      at,
      db: chance.between(-34, -28),
    }));
    return mixed([{ signal: traffic, db: 3 }, { signal: wind, db: -6 }, ...birds]).slice(0, traffic.length);
  };
  return looped(SECONDS, make, CROSS);
}

interface Air {
  /** Where the air's noise ends, Hz. */
  readonly edge: number;
  readonly airDb: number;
  readonly humHz: number;
  readonly harmonics: readonly number[];
  readonly humDb: number;
}

function air(seconds: number, chance: Chance, { edge, airDb, humHz, harmonics, humDb }: Air): Signal {
  const flow = multiplied(
    lowPass(lowPass(pink(seconds, chance), edge), edge * 1.6),
    wander(seconds, 2.2, chance).map((level) => 0.88 + 0.12 * level),
  );
  return mixed([
    { signal: flow, db: airDb },
    { signal: lowPass(brown(seconds, chance), 160), db: -4 },
    { signal: hum(seconds, humHz, harmonics, chance), db: humDb },
  ]);
}

/** A duct far above, a lamp, people behind a wall. */
const entrance = (chance: Chance): Signal =>
  looped(
    SECONDS,
    (seconds) =>
      air(seconds, chance, { edge: 620, airDb: 0, humHz: 100, harmonics: [1, 0.4, 0.2, 0.2], humDb: -34 }),
    CROSS,
  );

const changing = (chance: Chance): Signal =>
  looped(
    SECONDS,
    (seconds) => {
      const grille = bell(between(pink(seconds, chance), 300, 2200), 850, 4, 1);
      const base = air(seconds, chance, {
        edge: 420,
        airDb: 0,
        humHz: 50,
        harmonics: [0.5, 1, 0.2, 0.6, 0.1, 0.25],
        humDb: -31,
      });
      return mixed([{ signal: base }, { signal: grille, db: -12 }]);
    },
    CROSS,
  );

/** Hard walls, an extractor, pipes, a drop now and then. */
const washroom = (chance: Chance): Signal =>
  looped(
    SECONDS,
    (seconds) => {
      const pipes = bandPass(white(seconds, chance), 1750, 5);
      const flow = multiplied(
        pipes,
        wander(seconds, 0.9, chance).map((level) => level ** 2),
      );
      const drops = [1.3, 4.4, 6.9].map((at): Part => ({ signal: drop(chance), at, db: -27 }));
      const base = air(seconds, chance, {
        edge: 900,
        airDb: 0,
        humHz: 148,
        harmonics: [1, 0.5, 0.2],
        humDb: -30,
      });
      return inRoom(mixed([{ signal: base }, { signal: flow, db: -20 }, ...drops]), ROOMS.tiled);
    },
    CROSS,
  );

/** Filtered air from the whole ceiling: broad, even, near. */
const clean = (chance: Chance): Signal =>
  looped(
    SECONDS,
    (seconds) => {
      const veil = bell(between(pink(seconds, chance), 180, 3600), 520, 4, 0.7);
      const base = air(seconds, chance, {
        edge: 1500,
        airDb: -4,
        humHz: 97,
        harmonics: [1, 0.5, 0.3, 0.12],
        humDb: -32,
      });
      return mixed([{ signal: veil }, { signal: base, db: -1 }]);
    },
    CROSS,
  );

/** Fan filter units that beat against each other, and pumps under the floor. */
const bay = (chance: Chance): Signal =>
  looped(
    SECONDS,
    (seconds) => {
      const veil = bell(between(pink(seconds, chance), 150, 4200), 640, 5, 0.8);
      const units = [146.2, 147.1, 149.3].map((hz, i): Part => ({
        signal: hum(seconds, hz, [1, 0.6, 0.25, 0.18, 0.06], chance),
        db: -34 - i,
      }));
      const beat = wander(seconds, 6, chance).map((level) => 0.6 + 0.4 * level);
      const pump = bell(lowPass(brown(seconds, chance), 120), 58, 8, 3);
      const clicks = scattered(seconds - 0.2, 0.7, chance).map((at): Part => ({
        signal: plucked(between(white(0.02, chance), 1500, 4500), 0.001, 0.012),
        at,
        db: -29,
      }));
      return mixed([{ signal: veil }, ...units, { signal: multiplied(pump, beat), db: -2 }, ...clicks]);
    },
    CROSS,
  );

export const TONE_SOUNDS: readonly SoundSource[] = [
  { name: 'tone/street', isLoop: true, make: street },
  { name: 'tone/entrance', isLoop: true, make: entrance },
  { name: 'tone/changing', isLoop: true, make: changing },
  { name: 'tone/washroom', isLoop: true, make: washroom },
  { name: 'tone/clean', isLoop: true, make: clean },
  { name: 'tone/bay', isLoop: true, make: bay },
];
