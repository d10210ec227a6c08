// The coater/developer track at work: pods, arms, the spin coater, the terminal.
import { bandPass, between, highPass, lowPass } from '../dsp/filter.ts';
import { pink, white, type Chance } from '../dsp/noise.ts';
import { mixed, type Signal } from '../dsp/signal.ts';
import { levelAt, plucked, shaped, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import { takes, type SoundSource } from '../sound-source.ts';
import { click } from './blows.ts';

type Points = readonly (readonly [t: number, level: number])[];

/** A servo: the motor's pitch is its speed; gears rub with it. */
function servo(chance: Chance, seconds: number, topHz: number, speed: Points): Signal {
  const at = (t: number): number => levelAt(speed, t);
  const motor = tone(seconds, (t) => 60 + topHz * at(t), [1, 0.3, 0.42, 0.12, 0.16, 0.06, 0.07]);
  const field = tone(seconds, (t) => 30 + topHz * 2.98 * at(t), [1, 0.2]);
  const gears = bandPass(pink(seconds, chance), (t) => 900 + 2600 * at(t), 1.6);
  const effort = (signal: Signal): Signal =>
    shaped(
      signal,
      speed.map(([t, level]) => [t, level ** 0.7]),
    );
  return lowPass(
    mixed([
      { signal: effort(motor), db: -6 },
      { signal: effort(field), db: -21 },
      { signal: effort(gears), db: -3 },
    ]),
    5200,
  );
}

export function clunk(chance: Chance, hz: number): Signal {
  return mixed([
    {
      signal: struck(
        0.22,
        [
          [hz, 1, 0.13],
          [hz * 2.2, 0.6, 0.08],
          [hz * 4.7, 0.35, 0.05],
          [hz * 9.6, 0.2, 0.025],
        ],
        chance,
      ),
    },
    { signal: plucked(between(white(0.03, chance), 1500, 7000), 0.0004, 0.018), db: -9 },
  ]);
}

const move = (seconds: number): Points => [
  [0, 0],
  [seconds * 0.28, 1],
  [seconds * 0.66, 1],
  [seconds * 0.96, 0.05],
  [seconds, 0],
];

const podDock = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 130) },
    { signal: click(chance, 1800), at: 0.3, db: -10 },
    { signal: servo(chance, 0.7, 420, move(0.7)), at: 0.38, db: -2 },
    { signal: clunk(chance, 190), at: 1.08, db: -4 },
    { signal: clunk(chance, 260), at: 1.22, db: -7 },
  ]);

const podUndock = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 250), db: -5 },
    { signal: clunk(chance, 180), at: 0.13, db: -4 },
    { signal: servo(chance, 0.7, 380, move(0.7)), at: 0.24, db: -2 },
    { signal: clunk(chance, 140), at: 0.96, db: -4 },
  ]);

/** Two latches turn, then the elevator takes the cassette down. */
const podOpen = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 310), db: -5 },
    { signal: clunk(chance, 295), at: 0.16, db: -6 },
    { signal: plucked(between(pink(0.3, chance), 800, 5000), 0.03, 0.28), at: 0.2, db: -6 },
    { signal: servo(chance, 1.3, 300, move(1.3)), at: 0.3, db: -1 },
    { signal: clunk(chance, 170), at: 1.6, db: -6 },
  ]);

const ARM_MOVES: Readonly<Record<string, readonly [seconds: number, hz: number]>> = {
  'arm/1': [0.8, 560],
  'arm/2': [1.1, 460],
  'arm/3': [0.6, 680],
};

const arm =
  (name: string) =>
  (chance: Chance): Signal => {
    const [seconds, hz] = ARM_MOVES[name] ?? [0.8, 560];
    const there = servo(chance, seconds, hz, move(seconds));
    const back = servo(chance, seconds * 0.5, hz * 0.7, move(seconds * 0.5));
    return mixed([
      { signal: there },
      { signal: click(chance, 2400), at: seconds + 0.04, db: -16 },
      { signal: back, at: seconds + 0.12, db: -3 },
    ]);
  };

/** The chuck with its wafer: 4,000 turns a minute, and the wind of it; then the vacuum lets go. */
function spinCoater(chance: Chance): Signal {
  const seconds = 3.6;
  const speed: Points = [
    [0, 0],
    [0.9, 1],
    [2.5, 1],
    [3.4, 0.03],
    [seconds, 0],
  ];
  const at = (t: number): number => levelAt(speed, t);
  const motor = tone(seconds, (t) => 18 + 66.7 * 4 * at(t), [1, 0.35, 0.5, 0.15, 0.12, 0.2, 0.05, 0.1]);
  const wind = bandPass(pink(seconds, chance), (t) => 350 + 1500 * at(t), 0.9);
  const wash = shaped(highPass(white(0.3, chance), 3000), [
    [0, 0],
    [0.02, 1],
    [0.3, 0],
  ]);
  return mixed([
    { signal: click(chance, 1200), db: -9 },
    { signal: shaped(lowPass(motor, 2600), speed), db: -9 },
    { signal: shaped(wind, speed) },
    { signal: wash, at: 3.35, db: -14 },
    { signal: click(chance, 900), at: 3.5, db: -12 },
  ]);
}

/** A key of a terminal: down to its bed, and up again. */
function key(chance: Chance): Signal {
  const bed = struck(
    0.08,
    [
      [210, 0.8, 0.035],
      [520, 0.7, 0.025],
      [1350, 0.6, 0.016],
      [2700, 0.4, 0.01],
    ],
    chance,
    0.08,
  );
  const up = struck(
    0.05,
    [
      [760, 0.6, 0.02],
      [1900, 0.7, 0.012],
      [3600, 0.4, 0.008],
    ],
    chance,
    0.08,
  );
  const finger = plucked(between(white(0.02, chance), 1000, 6000), 0.0006, 0.014);
  return mixed([
    { signal: bed },
    { signal: finger, db: -10 },
    { signal: up, at: chance.between(0.07, 0.095), db: -7 },
  ]);
}

function softNote(hz: number, seconds: number): Signal {
  const held = tone(seconds, hz, [1, 0.16, 0.1, 0.02]);
  return shaped(held, [
    [0, 0],
    [0.006, 1],
    [seconds * 0.4, 0.55],
    [seconds, 0],
  ]);
}

const notes = (played: readonly (readonly [hz: number, at: number, seconds: number])[]) => (): Signal =>
  inRoom(mixed(played.map(([hz, at, seconds]) => ({ signal: softNote(hz, seconds), at }))), ROOMS.small);

export const inBay = (make: (chance: Chance) => Signal) => (chance: Chance) =>
  inRoom(make(chance), ROOMS.bay);
export const near = (make: (chance: Chance) => Signal) => (chance: Chance) =>
  inRoom(make(chance), ROOMS.small);

/** A hard case on the floor, once and again, and the wafers that jump in their slots. */
const podDrop = (chance: Chance): Signal =>
  mixed([
    { signal: clunk(chance, 128) },
    { signal: clunk(chance, 176), at: 0.16, db: -6 },
    { signal: clunk(chance, 205), at: 0.27, db: -12 },
    ...[0.012, 0.034, 0.061, 0.175, 0.21].map((at) => ({
      signal: struck(
        0.12,
        [
          [chance.between(2600, 3400), 1, 0.05],
          [chance.between(4800, 6200), 0.6, 0.03],
        ],
        chance,
      ),
      at,
      db: chance.between(-16, -9),
    })),
  ]);

export const TRACK_SOUNDS: readonly SoundSource[] = [
  { name: 'pod/dock', mixDb: -4, make: inBay(podDock) },
  { name: 'pod/undock', mixDb: -4, make: inBay(podUndock) },
  { name: 'pod/open', mixDb: -4, make: inBay(podOpen) },
  { name: 'pod/drop', mixDb: -2, make: inBay(podDrop) },
  ...(['arm/1', 'arm/2', 'arm/3'] as const).map((name): SoundSource => ({
    name,
    mixDb: -8,
    make: inBay(arm(name)),
  })),
  { name: 'spin-coater', mixDb: -7, make: inBay(spinCoater) },
  ...takes(['key/1', 'key/2', 'key/3', 'key/4'], { mixDb: -9, make: near(key) }),
  {
    name: 'terminal/accept',
    mixDb: -7,
    make: notes([
      [880, 0, 0.12],
      [1318.5, 0.09, 0.24],
    ]),
  },
  {
    name: 'terminal/refuse',
    mixDb: -6,
    make: notes([
      [415.3, 0, 0.16],
      [349.2, 0.15, 0.3],
    ]),
  },
  {
    name: 'terminal/done',
    mixDb: -6,
    make: notes([
      [659.3, 0, 0.2],
      [830.6, 0.14, 0.2],
      [987.8, 0.28, 0.5],
    ]),
  },
];
