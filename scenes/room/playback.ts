// Plays what happened: each new state is a short motion (a walk along its way, a reach, a wash) after the one before.
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { RoomState } from '#machines/room/state.ts';
import { strideAt } from '#scenes/kit/path-motion.ts';
import { seatOf } from './placement.ts';

export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: string;
  /** The last action still goes on: water runs, air blows. */
  readonly isBusy: boolean;
}

type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'walk'; readonly msPerTile: number; elapsedMs: number }
  | {
      readonly kind: 'act';
      readonly pose: 'reach' | 'wash' | 'stand';
      readonly forMs: number;
      elapsedMs: number;
    };

/** A learner should not wait for the picture: motions are shorter than what they stand for. */
const FASTEST_TILE_MS = 190;
const REACH_MS = 300;
const WASH_MS = 1600;
const WASH_FRAME_MS = 200;
const AIR_SHOWER_MS = 2600;
/** More states than this waiting: show the newest at once. */
const MOST_WAITING = 4;

const REACHING = /^A0(05|06|07|08|09|10|12|13|14|15|16|17|21|22|23|24|25)$/;
const WASHING = /^(A018|A019|A020|CLEAN_FACE)$/;

const isNewWalk = (state: RoomState, before: RoomState): boolean =>
  state.walked !== undefined && state.walked.atMs !== before.walked?.atMs && state.walked.tiles.length > 1;

function motionTo(state: RoomState, before: RoomState): Motion {
  if (isNewWalk(state, before) && state.walked) {
    return { kind: 'walk', msPerTile: Math.min(state.walked.msPerTile, FASTEST_TILE_MS), elapsedMs: 0 };
  }
  const { last } = state;
  if (!last || last.atMs === before.last?.atMs || state.person.posture === 'sitting') return { kind: 'rest' };
  if (WASHING.test(last.code))
    return { kind: 'act', pose: 'wash', forMs: Math.min(WASH_MS, last.untilMs - last.atMs), elapsedMs: 0 };
  if (last.code === 'AIR_SHOWER')
    return {
      kind: 'act',
      pose: 'stand',
      forMs: Math.min(AIR_SHOWER_MS, last.untilMs - last.atMs),
      elapsedMs: 0,
    };
  if (REACHING.test(last.code)) return { kind: 'act', pose: 'reach', forMs: REACH_MS, elapsedMs: 0 };
  return { kind: 'rest' };
}

export class Playback {
  /** The state that is being shown. */
  state: RoomState;
  private motion: Motion = { kind: 'rest' };
  private readonly waiting: RoomState[] = [];
  private readonly map: RoomMap;
  private readonly isStill: () => boolean;

  constructor(map: RoomMap, first: RoomState, isStill: () => boolean) {
    this.map = map;
    this.state = first;
    this.isStill = isStill;
  }

  get isMoving(): boolean {
    return this.motion.kind !== 'rest' || this.waiting.length > 0;
  }

  /** Shows a state without any motion. */
  seek(state: RoomState): void {
    this.waiting.length = 0;
    this.motion = { kind: 'rest' };
    this.state = state;
  }

  /** Shows a state after those before it, with its motion; true when it is shown from now on. */
  show(state: RoomState): boolean {
    if (this.isStill() || this.waiting.length >= MOST_WAITING) {
      this.seek(state);
      return true;
    }
    if (this.isMoving) {
      this.waiting.push(state);
      return false;
    }
    this.begin(state);
    return true;
  }

  private begin(state: RoomState): void {
    this.motion = motionTo(state, this.state);
    this.state = state;
  }

  /** Lets time go by; true when another state is now shown. */
  step(elapsedMs: number): boolean {
    const { motion } = this;
    if (motion.kind !== 'rest') motion.elapsedMs += elapsedMs * (1 + this.waiting.length * 0.5);
    if (!this.isOver()) return false;
    this.motion = { kind: 'rest' };
    const next = this.waiting.shift();
    if (!next) return false;
    this.begin(next);
    return true;
  }

  private isOver(): boolean {
    const { motion } = this;
    if (motion.kind === 'act') return motion.elapsedMs >= motion.forMs;
    if (motion.kind === 'walk')
      return motion.elapsedMs >= motion.msPerTile * ((this.state.walked?.tiles.length ?? 1) - 1);
    return true;
  }

  /** Where and how the person is to be drawn now. */
  stance(): Stance {
    const { person, walked } = this.state;
    const { motion } = this;
    if (motion.kind === 'walk' && walked) {
      const stride = strideAt(walked.tiles, motion.msPerTile, motion.elapsedMs);
      return { x: stride.x, y: stride.y, facing: stride.facing, pose: `walk-${stride.frame}`, isBusy: false };
    }
    const seat = person.posture === 'sitting' ? seatOf(this.state, this.map) : undefined;
    if (seat) return { x: seat.x, y: seat.y, facing: person.facing, pose: 'sit', isBusy: false };
    const place = { x: person.x + 0.5, y: person.y + 0.5, facing: person.facing };
    if (motion.kind !== 'act') return { ...place, pose: 'stand', isBusy: false };
    if (motion.pose !== 'wash') return { ...place, pose: motion.pose, isBusy: true };
    return { ...place, pose: `wash-${Math.floor(motion.elapsedMs / WASH_FRAME_MS) % 2}`, isBusy: true };
  }
}
