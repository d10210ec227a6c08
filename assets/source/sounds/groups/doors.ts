// Doors of rooms and closets, their locks, and the card reader.
import { lowPass } from '../dsp/filter.ts';
import { white, type Chance } from '../dsp/noise.ts';
import { mixed, type Part, type Signal } from '../dsp/signal.ts';
import { plucked, shaped, struck, tone } from '../dsp/source.ts';
import { inRoom, ROOMS } from '../dsp/space.ts';
import type { SoundSource } from '../sound-source.ts';
import { click } from './blows.ts';
import { bang, hinge, LATCH, latch, swish } from './metal.ts';

const closetOpen = (chance: Chance): Signal =>
  mixed([
    { signal: latch(chance) },
    { signal: latch(chance), at: 0.085, db: -4 },
    { signal: hinge(chance, 0.4), at: 0.16, db: -24 },
    { signal: swish(chance, 0.5, 500), at: 0.15, db: -7 },
    { signal: bang(chance), at: 0.17, db: -15 },
  ]);

const closetClose = (chance: Chance): Signal =>
  mixed([
    { signal: swish(chance, 0.34, 420), db: -8 },
    { signal: bang(chance), at: 0.31 },
    { signal: latch(chance), at: 0.35, db: -4 },
    { signal: latch(chance), at: 0.52, db: -8 },
  ]);

const closetLocked = (chance: Chance): Signal =>
  mixed(
    [0, 0.09, 0.21, 0.29].flatMap((at, i): Part[] => [
      { signal: bang(chance), at, db: -9 - (i % 2) * 4 },
      { signal: struck(0.1, LATCH, chance, 0.05), at: at + 0.008, db: -5 - (i % 2) * 4 },
    ]),
  );

/** A small loudspeaker's note: round, with a soft edge. */
function note(hz: number, seconds: number): Signal {
  const held = tone(seconds, hz, [1, 0.1, 0.16, 0.02, 0.05]);
  return shaped(held, [
    [0, 0],
    [0.008, 1],
    [seconds - 0.04, 0.8],
    [seconds, 0],
  ]);
}

const cardAccept = (chance: Chance): Signal =>
  mixed([
    { signal: note(1046.5, 0.09) },
    { signal: note(1568, 0.16), at: 0.1 },
    { signal: latch(chance), at: 0.34, db: -7 },
  ]);

const cardDeny = (chance: Chance): Signal =>
  mixed([
    { signal: note(311.1, 0.17) },
    { signal: note(293.7, 0.26), at: 0.22 },
    { signal: click(chance, 1500), at: 0.02, db: -18 },
  ]);

function doorOpen(chance: Chance): Signal {
  return mixed([
    { signal: latch(chance), db: -2 },
    { signal: click(chance, 700), at: 0.07, db: -6 },
    { signal: swish(chance, 0.22, 900), at: 0.1, db: -3 },
    { signal: swish(chance, 0.7, 330), at: 0.15, db: -2 },
    { signal: hinge(chance, 0.5), at: 0.25, db: -27 },
  ]);
}

/** A heavy leaf meets its seal, then the latch falls in. */
function doorClose(chance: Chance): Signal {
  const body = struck(
    0.3,
    [
      [58, 1, 0.2],
      [91, 0.8, 0.17],
      [147, 0.5, 0.12],
      [260, 0.3, 0.08],
    ],
    chance,
  );
  return mixed([
    { signal: swish(chance, 0.45, 300), db: -5 },
    { signal: body, at: 0.4, db: 1 },
    { signal: plucked(lowPass(white(0.12, chance), 700), 0.004, 0.1), at: 0.39, db: -6 },
    { signal: latch(chance), at: 0.45, db: -6 },
  ]);
}

/** A magnet lets go of one door and holds the other. */
const interlock = (chance: Chance): Signal =>
  mixed([
    { signal: click(chance, 2100), db: -8 },
    { signal: latch(chance), at: 0.06, db: -2 },
    {
      signal: struck(
        0.25,
        [
          [118, 1, 0.16],
          [236, 0.5, 0.1],
        ],
        chance,
      ),
      at: 0.06,
    },
    { signal: click(chance, 1500), at: 0.24, db: -6 },
    {
      signal: struck(
        0.2,
        [
          [96, 1, 0.12],
          [402, 0.4, 0.06],
        ],
        chance,
      ),
      at: 0.245,
      db: -3,
    },
  ]);

const small = (make: (chance: Chance) => Signal) => (chance: Chance) => inRoom(make(chance), ROOMS.small);
const tiled = (make: (chance: Chance) => Signal) => (chance: Chance) => inRoom(make(chance), ROOMS.tiled);

export const DOOR_SOUNDS: readonly SoundSource[] = [
  { name: 'closet/open', mixDb: -3, make: small(closetOpen) },
  { name: 'closet/close', mixDb: -3, make: small(closetClose) },
  { name: 'closet/locked', mixDb: -4, make: small(closetLocked) },
  { name: 'card/accept', mixDb: -5, make: small(cardAccept) },
  { name: 'card/deny', mixDb: -5, make: small(cardDeny) },
  { name: 'door/open', mixDb: -4, make: tiled(doorOpen) },
  { name: 'door/close', mixDb: -4, make: tiled(doorClose) },
  { name: 'door/interlock', mixDb: -4, make: small(interlock) },
];
