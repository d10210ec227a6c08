// The bay when something goes wrong, and the telephone that one then takes up.
import { between, highPass, lowPass } from '../dsp/filter.ts';
import { brown, pink, scattered, white, type Chance } from '../dsp/noise.ts';
import { full, looped, mixed, multiplied, type Part, type Signal } from '../dsp/signal.ts';
import { plucked, shaped, struck, tone } from '../dsp/source.ts';
import { takes, type SoundSource } from '../sound-source.ts';
import { click } from './blows.ts';
import { clunk, inBay, near } from './track.ts';

const emoCover = (chance: Chance): Signal =>
  mixed([
    { signal: click(chance, 1100) },
    { signal: click(chance, 640), at: 0.12, db: -3 },
    { signal: plucked(between(pink(0.14, chance), 700, 3500), 0.06, 0.13), at: 0.02, db: -14 },
  ]);

/** The mushroom goes in and latches; contactors drop out. */
const emoPress = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 210) },
    { signal: click(chance, 1600), at: 0.035, db: -2 },
    { signal: clunk(chance, 95), at: 0.12, db: 1 },
    { signal: clunk(chance, 118), at: 0.17, db: -3 },
  ]);

/** A discharge: a torn buzz of the mains, and cracks. */
function spark(chance: Chance): Signal {
  const seconds = chance.between(0.35, 0.6);
  const cracks = scattered(seconds, 120, chance, (t) =>
    Math.sin(2 * Math.PI * 100 * t) > 0.2 ? 1 : 0.1,
  ).map((at): Part => ({
    signal: plucked(
      highPass(white(0.012, chance), chance.between(900, 3500)),
      0.0002,
      chance.between(0.003, 0.01),
    ),
    at,
    db: chance.between(-14, 0),
  }));
  const buzz = multiplied(
    between(white(seconds, chance), 600, 4200),
    tone(seconds, 100).map((x) => Math.max(0, x) ** 3),
  );
  return mixed([
    { signal: plucked(between(white(0.09, chance), 200, 6000), 0.001, 0.06), db: -3 },
    ...cracks,
    {
      signal: shaped(buzz, [
        [0, 1],
        [seconds, 0],
      ]),
      db: -4,
    },
  ]);
}

/** Contactors fall, transformers fade, fans run down. */
function powerDown(chance: Chance): Signal {
  const seconds = 2.6;
  const left = (t: number): number => Math.exp(-t * 1.3);
  const fans = tone(seconds, (t) => 18 + 210 * left(t), [1, 0.6, 0.4, 0.3, 0.15, 0.1]);
  const wind = lowPass(pink(seconds, chance), (t) => 150 + 2800 * left(t));
  return mixed([
    { signal: clunk(chance, 88), db: 3 },
    { signal: clunk(chance, 112), at: 0.09, db: -1 },
    { signal: plucked(tone(0.5, 100, [1, 0.8, 0.5, 0.4]), 0.002, 0.4), db: -9 },
    {
      signal: shaped(fans, [
        [0, 1],
        [0.7, 0.6],
        [seconds, 0],
      ]),
      db: -9,
    },
    {
      signal: shaped(wind, [
        [0, 1],
        [1.2, 0.5],
        [seconds, 0],
      ]),
      db: 2,
    },
  ]);
}

/** The air itself goes silent. */
function ventilationDown(chance: Chance): Signal {
  const seconds = 3.4;
  const left = (t: number): number => Math.exp(-t * 0.9);
  const air = lowPass(pink(seconds, chance), (t) => 110 + 3600 * left(t) ** 1.4);
  const rotor = tone(seconds, (t) => 12 + 104 * left(t), [1, 0.7, 0.3, 0.35, 0.12]);
  const flaps = clunk(chance, 76);
  return mixed([
    {
      signal: shaped(air, [
        [0, 1],
        [1.5, 0.55],
        [seconds, 0],
      ]),
      db: 3,
    },
    {
      signal: shaped(rotor, [
        [0, 1],
        [2, 0.6],
        [seconds, 0],
      ]),
      db: -12,
    },
    { signal: flaps, at: 1.9, db: -5 },
    {
      signal: shaped(lowPass(brown(seconds, chance), 200), [
        [0, 1],
        [seconds, 0],
      ]),
      db: -14,
    },
  ]);
}

/** A relay, then tubes that catch. */
function emergencyLight(chance: Chance): Signal {
  const tink = (at: number, db: number): Part => ({
    signal: struck(
      0.1,
      [
        [3150, 1, 0.05],
        [5200, 0.6, 0.03],
        [7600, 0.3, 0.02],
      ],
      chance,
    ),
    at,
    db,
  });
  const ballast = tone(0.9, 100, [0.4, 1, 0.2, 0.6, 0.1, 0.3]);
  return mixed([
    { signal: clunk(chance, 160) },
    tink(0.16, -9),
    tink(0.31, -13),
    {
      signal: shaped(ballast, [
        [0, 0],
        [0.2, 1],
        [0.4, 0.6],
        [0.9, 0],
      ]),
      at: 0.12,
      db: -20,
    },
  ]);
}

/** The hum of the lamps breaks off with the relay that held them. */
function lampsOut(chance: Chance): Signal {
  const hum = tone(1.1, 100, [0.4, 1, 0.3, 0.7, 0.2, 0.4]);
  return mixed([
    {
      signal: shaped(hum, [
        [0, 0],
        [0.15, 1],
        [0.5, 1],
        [0.53, 0.06],
        [1.1, 0],
      ]),
      db: -12,
    },
    { signal: clunk(chance, 132), at: 0.5 },
    { signal: click(chance, 1900), at: 0.56, db: -10 },
  ]);
}

/** Three short pips of a detector that has noticed something, before the alarm of the house. */
function smokeDetector(): Signal {
  const pip = shaped(tone(0.5, 3100, [1, 0.12]), [
    [0, 0],
    [0.01, 1],
    [0.48, 1],
    [0.5, 0],
  ]);
  return mixed([0, 1, 2].map((at): Part => ({ signal: pip, at, db: -4 })));
}

const pickUp = (chance: Chance): Signal =>
  mixed([
    { signal: full(click(chance, 850)) },
    { signal: click(chance, 1300), at: 0.06, db: -5 },
    {
      signal: shaped(between(pink(0.4, chance), 300, 3000), [
        [0, 0],
        [0.05, 1],
        [0.4, 0],
      ]),
      at: 0.12,
      db: -16,
    },
  ]);

const hangUp = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 330) },
    { signal: click(chance, 900), at: 0.05, db: -3 },
    { signal: click(chance, 760), at: 0.13, db: -9 },
  ]);

/** Water from the height of the head on a hard floor: a broad rush, and drops that slap. */
const shower = (chance: Chance): Signal =>
  looped(1.9, (seconds) => {
    const rush = between(pink(seconds, chance), 600, 9000);
    const floor = lowPass(pink(seconds, chance), 480);
    const drops = scattered(seconds - 0.1, 110, chance).map((at): Part => ({
      signal: plucked(between(white(0.03, chance), 1800, 7000), 0.001, 0.022),
      at,
      db: chance.between(-24, -13),
    }));
    return mixed([{ signal: rush }, { signal: floor, db: -5 }, ...drops]);
  });

export const FAILURE_SOUNDS: readonly SoundSource[] = [
  { name: 'emo/cover', mixDb: -5, make: inBay(emoCover) },
  { name: 'emo/press', mixDb: -3, make: inBay(emoPress) },
  ...takes(['spark/1', 'spark/2', 'spark/3'], { mixDb: -4, make: inBay(spark) }),
  { name: 'power-down', mixDb: -3, make: inBay(powerDown) },
  { name: 'ventilation-down', mixDb: -3, make: inBay(ventilationDown) },
  { name: 'emergency-light', mixDb: -5, make: inBay(emergencyLight) },
  { name: 'lamps-out', mixDb: -5, make: inBay(lampsOut) },
  { name: 'shower', isLoop: true, mixDb: -5, make: inBay(shower) },
  { name: 'smoke-detector', mixDb: -5, make: inBay(smokeDetector) },
  { name: 'phone/pick-up', mixDb: -6, make: near(pickUp) },
  { name: 'phone/hang-up', mixDb: -6, make: near(hangUp) },
];
