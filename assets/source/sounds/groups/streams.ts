// What runs on: water, the dryer, the air shower, fire, gas, drops. Each a loop without a seam.
import { bandPass, bell, between, highPass, lowPass } from '../dsp/filter.ts';
import { brown, pink, scattered, wander, white, type Chance } from '../dsp/noise.ts';
import {
  drawn,
  looped,
  mixed,
  mixedRound,
  multiplied,
  secondsOf,
  type Part,
  type Signal,
} from '../dsp/signal.ts';
import { plucked, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';

/** A bubble that closes under water: its pitch rises as it shrinks. */
function bubble(chance: Chance): Signal {
  const hz = 420 * 5.5 ** chance.next();
  const seconds = chance.between(0.02, 0.07);
  return plucked(
    tone(seconds, (t) => hz * (1 + (0.35 * t) / seconds)),
    0.002,
    seconds,
  );
}

function water(chance: Chance): Signal {
  return looped(3.4, (seconds) => {
    const jet = bell(between(pink(seconds, chance), 420, 9000), 2100, 5, 0.8);
    const flow = multiplied(
      jet,
      wander(seconds, 14, chance).map((level) => 0.7 + 0.3 * level),
    );
    const basin = bell(lowPass(pink(seconds, chance), 520), 260, 8, 1.4);
    const bubbles = scattered(seconds - 0.1, 150, chance).map((at): Part => ({
      signal: bubble(chance),
      at,
      db: chance.between(-30, -15),
    }));
    const splashes = scattered(seconds - 0.1, 45, chance).map((at): Part => ({
      signal: plucked(between(white(0.03, chance), 2200, 7500), 0.002, 0.025),
      at,
      db: chance.between(-26, -16),
    }));
    const all = mixed([{ signal: flow }, { signal: basin, db: -4 }, ...bubbles, ...splashes]);
    return inRoom(all, ROOMS.small);
  });
}

/** A small turbine in a box: air, its whine, and the rumble of the case. */
function dryer(chance: Chance): Signal {
  return looped(2.6, (seconds) => {
    const drift = wander(seconds, 5, chance);
    const air = bell(between(pink(seconds, chance), 320, 7200), 1350, 6, 1.1);
    const whine = tone(
      seconds,
      (t) => 412 + 5 * (drift[Math.floor(t * 48_000)] ?? 0),
      [0.5, 1, 0.45, 0.3, 0.12, 0.2],
    );
    const rumble = bell(lowPass(brown(seconds, chance), 300), 122, 9, 2);
    const all = mixed([{ signal: air }, { signal: whine, db: -33 }, { signal: rumble, db: -3 }]);
    return inRoom(all, ROOMS.tiled);
  });
}

function airShower(chance: Chance): Signal {
  return looped(3.6, (seconds) => {
    const gusts = wander(seconds, 7, chance);
    const jets = between(
      pink(seconds, chance),
      520,
      (t) => 4200 + 3600 * (gusts[Math.floor(t * 48_000)] ?? 0),
    );
    const hiss = highPass(white(seconds, chance), 3800);
    const body = bell(lowPass(brown(seconds, chance), 420), 165, 8, 1.2);
    const fan = tone(seconds, 118, [1, 0.5, 0.3, 0.2, 0.1]);
    const blown = multiplied(
      jets,
      gusts.map((level) => 0.72 + 0.28 * level),
    );
    return mixed([
      { signal: blown },
      { signal: hiss, db: -25 },
      { signal: body, db: -2 },
      { signal: fan, db: -30 },
    ]);
  });
}

function fire(chance: Chance): Signal {
  return looped(4.2, (seconds) => {
    const breath = wander(seconds, 3.2, chance);
    const roar = multiplied(
      lowPass(brown(seconds, chance), 380),
      breath.map((level) => 0.5 + 0.5 * level),
    );
    const hiss = multiplied(
      between(pink(seconds, chance), 900, 5200),
      breath.map((level) => 0.35 + 0.4 * level),
    );
    const snaps = scattered(seconds - 0.2, 17, chance).map((at): Part => {
      const hz = chance.between(900, 3600);
      const crack = mixed([
        { signal: plucked(highPass(white(0.02, chance), 1500), 0.0003, 0.012) },
        {
          signal: struck(
            0.05,
            [
              [hz, 1, 0.02],
              [hz * 1.7, 0.5, 0.012],
            ],
            chance,
          ),
          db: -4,
        },
      ]);
      return { signal: crack, at, db: -9 - 17 * chance.next() ** 0.5 };
    });
    return mixed([{ signal: roar, db: 4 }, { signal: hiss, db: -12 }, ...snaps]);
  });
}

/** A jet from a narrow gap, with the whistle of its edge. */
function gas(chance: Chance): Signal {
  return looped(3, (seconds) => {
    const flutter = wander(seconds, 19, chance).map((level) => 0.82 + 0.18 * level);
    const jet = bell(between(white(seconds, chance), 1700, 9500), 4200, 7, 1.5);
    const whistle = bandPass(white(seconds, chance), 3150, 22);
    const body = between(pink(seconds, chance), 300, 1500);
    return mixed([
      { signal: multiplied(jet, flutter) },
      { signal: whistle, db: 4 },
      { signal: body, db: -4 },
    ]);
  });
}

/** A drop falls into a shallow puddle. */
export function drop(chance: Chance): Signal {
  const hz = chance.between(720, 1250);
  const plink = plucked(
    tone(0.2, (t) => hz * (1 + 3.4 * t), [1, 0.12]),
    0.009,
    0.18,
  );
  const splash = plucked(between(white(0.04, chance), 1800, 6500), 0.001, 0.03);
  return mixed([
    { signal: splash, db: -15 },
    { signal: plink, at: 0.012 },
  ]);
}

function drip(chance: Chance): Signal {
  const drops = [0.1, 0.72, 1.13, 1.86, 2.31, 3.02].map((at): Part => ({
    signal: inRoom(drop(chance), ROOMS.bay),
    at,
    db: chance.between(-3, 0),
  }));
  return mixedRound(3.6, drops);
}

/** Up and down once in the loop; the phase comes round in whole turns, so that there is no seam. */
function siren(): Signal {
  const seconds = 3.2;
  const wail = (t: number): number => 610 - 190 * Math.cos((2 * Math.PI * t) / seconds);
  const harmonics = [1, 0.42, 0.3, 0.14, 0.1, 0.05];
  const round = Math.round(610 * seconds) / seconds / 610;
  const horn = tone(seconds, (t) => wail(t) * round, harmonics);
  return roundInRoom(lowPass(horn, 3400));
}

/** A clapper on a gong of steel, twelve times a second. */
function evacuationBell(chance: Chance): Signal {
  const seconds = 2;
  const gong: readonly (readonly [number, number, number])[] = [
    [742, 0.7, 0.9],
    [1488, 1, 0.8],
    [2230, 0.6, 0.5],
    [3185, 0.5, 0.35],
    [4620, 0.3, 0.2],
    [6240, 0.16, 0.12],
  ];
  const strikes = Array.from({ length: 24 }, (_, i): Part => {
    const strike = mixed([
      { signal: struck(0.9, gong, chance, 0.0006) },
      { signal: plucked(highPass(white(0.01, chance), 2500), 0.0003, 0.006), db: -10 },
    ]);
    return { signal: strike, at: i / 12, db: chance.between(-2, 0) };
  });
  return roundInRoom(mixedRound(seconds, strikes));
}

/** A loop in a room: the room's tail goes round too. */
function roundInRoom(loop: Signal): Signal {
  const seconds = secondsOf(loop);
  const twice = inRoom(mixed([{ signal: loop }, { signal: loop, at: seconds }]), ROOMS.bay);
  return twice.slice(loop.length, loop.length * 2);
}

/** Two gongs of a desk telephone, and the pause after them. */
function phoneRing(chance: Chance): Signal {
  const strikes = Array.from({ length: 26 }, (_, i): Part => {
    const base = i % 2 === 0 ? 1290 : 1545;
    const gong = struck(
      0.5,
      [
        [base, 1, 0.42],
        [base * 2.01, 0.4, 0.25],
        [base * 3.4, 0.2, 0.1],
      ],
      chance,
      0.001,
    );
    return { signal: gong, at: 0.05 + i / 24, db: chance.between(-1.5, 0) };
  });
  return mixedRound(3, [{ signal: inRoom(mixed(strikes), ROOMS.small) }]);
}

/** What one hears in the receiver while the other telephone rings: 425 Hz. */
function ringback(): Signal {
  const held = drawn(1, (t) => Math.min(1, t / 0.02, (1 - t) / 0.02));
  const heard = between(multiplied(tone(1, 425, [1, 0.05, 0.02]), held), 300, 3000);
  return mixedRound(2.6, [{ signal: heard, at: 0.05 }]);
}

export const SUITE_STREAMS: readonly SoundSource[] = [
  { name: 'water', isLoop: true, mixDb: -5, make: water },
  { name: 'dryer', isLoop: true, mixDb: -5, make: dryer },
  { name: 'air-shower', isLoop: true, mixDb: -3, make: airShower },
];

export const BAY_STREAMS: readonly SoundSource[] = [
  { name: 'siren', isLoop: true, mixDb: -3, make: siren },
  { name: 'evacuation-bell', isLoop: true, mixDb: -4, make: evacuationBell },
  { name: 'fire', isLoop: true, mixDb: -4, make: fire },
  { name: 'gas', isLoop: true, mixDb: -5, make: gas },
  { name: 'drip', isLoop: true, mixDb: -6, make: drip },
  { name: 'phone/ring', isLoop: true, mixDb: -5, make: phoneRing },
  { name: 'phone/ringback', isLoop: true, mixDb: -8, make: ringback },
];
