// Things taken and laid down, and the small signs of the trainer itself.
import { bandPass, lowPass } from '../dsp/filter.ts';
import { white, type Chance } from '../dsp/noise.ts';
import { mixed, type Part, type Signal } from '../dsp/signal.ts';
import { plucked, struck } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';
import { click, knock } from './blows.ts';
import { cloth, near } from './cloth.ts';

/** Two soft bars of a small marimba: down, for what is not possible. */
function refused(chance: Chance): Signal {
  const bar = (hz: number): Signal =>
    struck(
      0.5,
      [
        [hz, 1, 0.32],
        [hz * 3.93, 0.22, 0.09],
        [hz * 9.2, 0.06, 0.03],
      ],
      chance,
      0.001,
    );
  return inRoom(mixed([{ signal: bar(233.1) }, { signal: bar(174.6), at: 0.13, db: 1 }]), ROOMS.small);
}

function bellNote(chance: Chance, hz: number, seconds: number): Signal {
  return struck(
    seconds,
    [
      [hz, 1, seconds * 0.9],
      [hz * 2, 0.42, seconds * 0.55],
      [hz * 3.01, 0.2, seconds * 0.3],
      [hz * 5.4, 0.07, seconds * 0.12],
    ],
    chance,
    0.0008,
  ).map((x, i) => x * Math.min(1, i / 120));
}

/** Three notes of a hall's gong, before an announcement. */
function chime(chance: Chance): Signal {
  const notes = [659.3, 523.3, 392].map((hz, i): Part => ({
    signal: bellNote(chance, hz, 1.3),
    at: i * 0.42,
    db: -i,
  }));
  return inRoom(mixed(notes), ROOMS.hall);
}

function bag(chance: Chance): Signal {
  const leather = lowPass(
    cloth(chance, [
      [0, 0.35],
      [0.28, 0.3],
    ]),
    2600,
  );
  return mixed([
    { signal: leather, db: 2 },
    { signal: click(chance, 1250), at: 0.16, db: -16 },
    { signal: click(chance, 980), at: 0.47, db: -13 },
  ]);
}

function pickUp(chance: Chance): Signal {
  const scrape = bandPass(white(0.11, chance), (t) => 1300 + 9000 * t, 1.4);
  return mixed([
    { signal: plucked(scrape, 0.04, 0.12), db: -9 },
    { signal: knock(chance, 0.7), at: 0.06, db: -9 },
    { signal: cloth(chance, [[0, 0.22]]), db: -8 },
  ]);
}

function putDown(chance: Chance): Signal {
  return mixed([
    { signal: knock(chance, 1) },
    { signal: knock(chance, 0.8), at: chance.between(0.05, 0.065), db: -10 },
    { signal: cloth(chance, [[0.02, 0.2]]), db: -11 },
  ]);
}

function hint(chance: Chance): Signal {
  return inRoom(
    mixed([
      { signal: bellNote(chance, 880, 0.5), db: -2 },
      { signal: bellNote(chance, 1174.7, 0.6), at: 0.09 },
    ]),
    ROOMS.small,
  );
}

export const THING_SOUNDS: readonly SoundSource[] = [
  { name: 'thing/pick-up', mixDb: -6, make: near(pickUp) },
  { name: 'thing/put-down', mixDb: -5, make: near(putDown) },
  {
    name: 'thing/clip',
    mixDb: -7,
    make: near((chance) =>
      mixed([{ signal: click(chance, 2300) }, { signal: click(chance, 1700), at: 0.09, db: -2 }]),
    ),
  },
  { name: 'thing/bag', mixDb: -4, make: near(bag) },
  { name: 'try/refused', mixDb: -6, make: refused },
  { name: 'hint', mixDb: -6, make: hint },
  { name: 'chime', mixDb: -3, make: chime },
];
