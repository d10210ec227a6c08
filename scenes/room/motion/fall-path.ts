// How a thing falls to the floor or flies into a bin: the physics engine runs here once until everything
// rests, and only its path is kept, adjusted to end exactly at the thing's place. Purely visual; no rule
// reads it.
import Matter from 'matter-js';
import type { FallKind } from '../things/item-looks.ts';
import { bodyOf } from './falling-bodies.ts';

export interface Fall {
  readonly kind: FallKind;
  /** Height above the floor at which it is released. */
  readonly heightMetres: number;
  /** Distance along the floor to its place. */
  readonly distanceMetres: number;
  /** For a throw into a bin: the height of the rim. */
  readonly rimMetres?: number | undefined;
  /** The same seed gives the same fall. */
  readonly seed: number;
}

export interface FallPoint {
  /** 0 where it is released, 1 at its place. */
  readonly share: number;
  readonly riseMetres: number;
  /** In radians; the last value is a whole number of turns. */
  readonly turn: number;
}

export interface FallPath {
  readonly durationMs: number;
  readonly steps: number;
  readonly at: (elapsedMs: number) => FallPoint;
}

const STEP_MS = 1000 / 60;
/** Two and a half seconds: whatever still moves then is stopped. */
export const MAX_STEPS = 150;
/** Matter's lengths are centimetres here; its gravity is per millisecond squared. */
const GRAVITY_CM = 981;
const CM = 100;
const BIN_HALF_CM = 15;
const BIN_WALL_CM = 3;
const BIN_FLOOR_CM = 10;
const TRIES = 5;
/** A picture seen from above turns less than the thing itself. */
const TURN_SHARE = 0.55;

interface Sample {
  readonly x: number;
  readonly up: number;
  readonly turn: number;
}

/** mulberry32: each call returns a number from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function surroundings(placeCm: number, rimCm: number | undefined): Matter.Body[] {
  const still = { isStatic: true, friction: 0.8 };
  const floor = Matter.Bodies.rectangle(placeCm, 50, 4000, 100, still);
  if (rimCm === undefined) return [floor];
  const wall = (x: number): Matter.Body =>
    Matter.Bodies.rectangle(x, -rimCm / 2, BIN_WALL_CM, rimCm, { ...still, restitution: 0.5 });
  const bottom = Matter.Bodies.rectangle(placeCm, -BIN_FLOOR_CM / 2, BIN_HALF_CM * 2, BIN_FLOOR_CM, still);
  return [floor, bottom, wall(placeCm - BIN_HALF_CM), wall(placeCm + BIN_HALF_CM)];
}

/** The velocity of release, in cm/s: a drop just reaches its place, a throw rises before it comes down. */
function startOf({ heightMetres, distanceMetres, rimMetres }: Fall, aside: number): Matter.Vector {
  const up = rimMetres === undefined ? 0 : 190;
  const fallCm = Math.max(1, (heightMetres - (rimMetres ?? 0)) * CM);
  const seconds = (up + Math.sqrt(up * up + 2 * GRAVITY_CM * fallCm)) / GRAVITY_CM;
  return { x: (distanceMetres * CM + aside) / seconds, y: -up };
}

function run(fall: Fall, random: () => number, isAimed: boolean): readonly Sample[] {
  const engine = Matter.Engine.create({
    enableSleeping: true,
    gravity: { x: 0, y: 1, scale: GRAVITY_CM / 1e6 },
  });
  const rimCm = fall.rimMetres === undefined ? undefined : fall.rimMetres * CM;
  const kind = bodyOf(fall.kind);
  const body = kind.make(0, -fall.heightMetres * CM);
  const aside = isAimed ? 0 : (random() - 0.5) * BIN_HALF_CM * 1.5;
  const speed = startOf(fall, rimCm === undefined ? aside / 3 : aside);
  Matter.Body.setVelocity(body, { x: (speed.x * STEP_MS) / 1000, y: (speed.y * STEP_MS) / 1000 });
  Matter.Body.setAngularVelocity(body, (random() - 0.5) * kind.spin);
  Matter.Composite.add(engine.world, [body, ...surroundings(fall.distanceMetres * CM, rimCm)]);
  const samples: Sample[] = [];
  for (let step = 0; step < MAX_STEPS && !body.isSleeping; step += 1) {
    const { x, y } = body.position;
    samples.push({ x, up: Math.max(0, -y - kind.restsAtCm), turn: body.angle * TURN_SHARE });
    Matter.Engine.update(engine, STEP_MS);
  }
  Matter.Composite.clear(engine.world, false);
  Matter.Engine.clear(engine);
  return samples;
}

function isInBin({ distanceMetres, rimMetres }: Fall, last: Sample | undefined): boolean {
  if (rimMetres === undefined) return true;
  return (
    last !== undefined &&
    last.up < rimMetres * CM - BIN_FLOOR_CM &&
    Math.abs(last.x - distanceMetres * CM) < BIN_HALF_CM
  );
}

/** Repeats until it lands in the bin; the last try is aimed at the middle. */
function settled(fall: Fall): readonly Sample[] {
  const random = randomFrom(fall.seed);
  let samples: readonly Sample[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    samples = run(fall, random, attempt === TRIES);
    if (isInBin(fall, samples.at(-1))) return samples;
  }
  return samples;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The complete path of a fall. */
export function fallPath(fall: Fall): FallPath {
  const samples = settled(fall);
  const last = samples.at(-1) ?? { x: 0, up: 0, turn: 0 };
  const steps = samples.length;
  const wholeTurn = Math.round(last.turn / (2 * Math.PI)) * 2 * Math.PI;
  const restUp = fall.rimMetres === undefined ? 0 : last.up;
  const placeCm = fall.distanceMetres * CM;
  const points = samples.map(({ x, up, turn }, at): FallPoint => {
    const bent = steps > 1 ? smooth(at / (steps - 1)) : 1;
    const along = x + (placeCm - last.x) * bent;
    return {
      share: placeCm > 0 ? along / placeCm : bent,
      riseMetres: Math.max(0, up + (restUp - last.up) * bent) / CM,
      turn: turn + (wholeTurn - last.turn) * bent,
    };
  });
  const end: FallPoint = { share: 1, riseMetres: restUp / CM, turn: wholeTurn };
  const durationMs = Math.max(0, steps - 1) * STEP_MS;
  const at = (elapsedMs: number): FallPoint => {
    if (elapsedMs >= durationMs) return end;
    const index = Math.floor(elapsedMs / STEP_MS);
    const [a, b] = [points[index] ?? end, points[index + 1] ?? end];
    const t = elapsedMs / STEP_MS - index;
    return {
      share: mix(a.share, b.share, t),
      riseMetres: mix(a.riseMetres, b.riseMetres, t),
      turn: mix(a.turn, b.turn, t),
    };
  };
  return { durationMs, steps, at };
}
