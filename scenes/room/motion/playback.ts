// Plays the run: each new state is shown with a short motion (a walk, a reach, a wash) after the one before.
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { strideAt } from '#scenes/kit/path-motion.ts';
import { motionTo } from './motions.ts';
import type { Motion, Stance } from './motions.ts';
import { seatOf } from '../things/placement.ts';
import { seatStance, turnedAt } from './seat-motion.ts';

/** With more states waiting than this, the newest is shown at once. */
const MAX_WAITING = 4;
/** A door takes a quarter of a second to open, so it must start before the walker arrives. */
const AHEAD_MS = 380;

export class Playback {
  /** The state currently shown. */
  state: RoomState;
  #motion: Motion = { kind: 'rest' };
  readonly #waiting: RoomState[] = [];
  readonly #map: RoomMap;
  readonly #isStill: () => boolean;
  readonly #onBegin: ((state: RoomState, before: RoomState) => void) | undefined;

  /** `onBegin` is called with each state whose motion starts, and the state before it. */
  constructor(
    map: RoomMap,
    first: RoomState,
    isStill: () => boolean,
    onBegin?: (state: RoomState, before: RoomState) => void,
  ) {
    this.#onBegin = onBegin;
    this.#map = map;
    this.state = first;
    this.#isStill = isStill;
  }

  get isMoving(): boolean {
    return this.#motion.kind !== 'rest' || this.#waiting.length > 0;
  }

  /** Shows a state without any motion. */
  seek(state: RoomState): void {
    this.#waiting.length = 0;
    this.#motion = { kind: 'rest' };
    this.state = state;
  }

  /** Queues a state to be shown with its motion; true when it is shown immediately. */
  show(state: RoomState): boolean {
    if (state === (this.#waiting.at(-1) ?? this.state)) return false;
    if (this.#isStill() || this.#waiting.length >= MAX_WAITING) {
      this.seek(state);
      return true;
    }
    if (this.isMoving) {
      this.#waiting.push(state);
      return false;
    }
    this.#begin(state);
    return true;
  }

  #begin(state: RoomState): void {
    const before = this.state;
    this.#motion = motionTo(state, before);
    this.state = state;
    this.#onBegin?.(state, before);
  }

  /** Advances time; true when another state is now shown. */
  step(elapsedMs: number): boolean {
    const motion = this.#motion;
    if (motion.kind !== 'rest') motion.elapsedMs += elapsedMs * (1 + this.#waiting.length * 0.5);
    if (!this.#isOver()) return false;
    this.#motion = { kind: 'rest' };
    const next = this.#waiting.shift();
    if (!next) return false;
    this.#begin(next);
    return true;
  }

  #isOver(): boolean {
    const motion = this.#motion;
    switch (motion.kind) {
      case 'rest':
        return true;
      case 'walk':
        return motion.elapsedMs >= motion.msPerTile * ((this.state.walked?.tiles.length ?? 1) - 1);
      default:
        return motion.elapsedMs >= motion.forMs;
    }
  }

  /** Where and how to draw the person now. */
  stance(): Stance {
    const motion = this.#motion;
    switch (motion.kind) {
      case 'walk':
        return this.#walking(motion);
      case 'seat':
        return seatStance(motion, this.state, this.#map);
      case 'act':
        return this.#acting(motion);
      case 'rest':
        return { ...this.#place(), isBusy: false };
    }
  }

  #place(): Omit<Stance, 'isBusy'> {
    const { person } = this.state;
    const seat = person.posture === 'sitting' ? seatOf(this.state, this.#map) : undefined;
    if (seat) return { x: seat.x, y: seat.y, facing: person.facing, pose: 'sit' };
    return { x: person.x + 0.5, y: person.y + 0.5, facing: person.facing, pose: 'stand' };
  }

  #walking({ msPerTile, elapsedMs }: Extract<Motion, { kind: 'walk' }>): Stance {
    const tiles = this.state.walked?.tiles ?? [];
    const { x, y, facing, frame } = strideAt(tiles, msPerTile, elapsedMs);
    const ahead = strideAt(tiles, msPerTile, elapsedMs + AHEAD_MS);
    return { x, y, facing, pose: `walk-${frame}`, isBusy: false, ahead: { x: ahead.x, y: ahead.y } };
  }

  #acting(motion: Extract<Motion, { kind: 'act' }>): Stance {
    const { poses, poseMs, isTurning, elapsedMs, forMs } = motion;
    const place = this.#place();
    if (place.pose === 'sit') return { ...place, isBusy: true };
    const facing = isTurning ? turnedAt(place.facing, elapsedMs / forMs) : (motion.facing ?? place.facing);
    const pose = poses[Math.floor(elapsedMs / poseMs) % poses.length] ?? 'stand';
    return { ...place, facing, pose, isBusy: true };
  }
}
