// Plays what happened: each new state is a short motion (a walk along its way, a reach, a wash) after the one before.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { strideAt } from '#scenes/kit/path-motion.ts';
import { motionTo } from './motions.ts';
import type { Motion } from './motions.ts';
import { seatOf } from './placement.ts';
import { seatStance, turnedAt } from './seat-motion.ts';

export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: string;
  /** The last action still goes on: water runs, air blows. */
  readonly isBusy: boolean;
  /** Where a walk will be in a moment: doors open for it. */
  readonly ahead?: { readonly x: number; readonly y: number };
}

/** More states than this waiting: show the newest at once. */
const MOST_WAITING = 4;
/** A door opens in a quarter of a second: it must begin before one is there. */
const AHEAD_MS = 380;

export class Playback {
  /** The state that is being shown. */
  state: RoomState;
  private motion: Motion = { kind: 'rest' };
  private readonly waiting: RoomState[] = [];
  private readonly map: RoomMap;
  private readonly isStill: () => boolean;
  private readonly onBegin: ((state: RoomState, before: RoomState) => void) | undefined;

  /** `onBegin` hears of each state that is shown with its motion, and of the one before. */
  constructor(
    map: RoomMap,
    first: RoomState,
    isStill: () => boolean,
    onBegin?: (state: RoomState, before: RoomState) => void,
  ) {
    this.onBegin = onBegin;
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
    if (state === (this.waiting.at(-1) ?? this.state)) return false;
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
    const before = this.state;
    this.motion = motionTo(state, before);
    this.state = state;
    this.onBegin?.(state, before);
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
    switch (motion.kind) {
      case 'rest':
        return true;
      case 'walk':
        return motion.elapsedMs >= motion.msPerTile * ((this.state.walked?.tiles.length ?? 1) - 1);
      default:
        return motion.elapsedMs >= motion.forMs;
    }
  }

  /** Where and how the person is to be drawn now. */
  stance(): Stance {
    const { motion } = this;
    switch (motion.kind) {
      case 'walk':
        return this.walking(motion);
      case 'seat':
        return seatStance(motion, this.state, this.map);
      case 'act':
        return this.acting(motion);
      case 'rest':
        return { ...this.place(), isBusy: false };
    }
  }

  private place(): Omit<Stance, 'isBusy'> {
    const { person } = this.state;
    const seat = person.posture === 'sitting' ? seatOf(this.state, this.map) : undefined;
    if (seat) return { x: seat.x, y: seat.y, facing: person.facing, pose: 'sit' };
    return { x: person.x + 0.5, y: person.y + 0.5, facing: person.facing, pose: 'stand' };
  }

  private walking({ msPerTile, elapsedMs }: Extract<Motion, { kind: 'walk' }>): Stance {
    const tiles = this.state.walked?.tiles ?? [];
    const { x, y, facing, frame } = strideAt(tiles, msPerTile, elapsedMs);
    const ahead = strideAt(tiles, msPerTile, elapsedMs + AHEAD_MS);
    return { x, y, facing, pose: `walk-${frame}`, isBusy: false, ahead: { x: ahead.x, y: ahead.y } };
  }

  private acting(motion: Extract<Motion, { kind: 'act' }>): Stance {
    const { poses, poseMs, isTurning, elapsedMs, forMs } = motion;
    const place = this.place();
    if (place.pose === 'sit') return { ...place, isBusy: true };
    const facing = isTurning ? turnedAt(place.facing, elapsedMs / forMs) : (motion.facing ?? place.facing);
    const pose = poses[Math.floor(elapsedMs / poseMs) % poses.length] ?? 'stand';
    return { ...place, facing, pose, isBusy: true };
  }
}
