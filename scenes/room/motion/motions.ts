// What the person is shown doing between two states.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { LastAction, RoomState } from '#machines/room/state.ts';
import { facingOf } from '#scenes/kit/path-motion.ts';

/** Where the person is and how they stand at this moment. */
export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly pose: string;
  /** The last action is still going on: water runs, air blows. */
  readonly isBusy: boolean;
  /** Where the walker will be in a moment: doors open in advance. */
  readonly ahead?: { readonly x: number; readonly y: number };
}

interface Lasting {
  readonly forMs: number;
  elapsedMs: number;
}

export type Motion =
  | { readonly kind: 'rest' }
  | { readonly kind: 'walk'; readonly msPerTile: number; elapsedMs: number }
  | SeatMotion
  | ActMotion;

/** From standing to sitting on a bench, or back. */
export interface SeatMotion extends Lasting {
  readonly kind: 'seat';
  /** The previous state, in which the person sat or stood. */
  readonly before: RoomState;
}

interface ActMotion extends Lasting {
  readonly kind: 'act';
  /** Poses in turn, each for `poseMs`. A sitting person stays seated. */
  readonly poses: readonly string[];
  readonly poseMs: number;
  /** Turns once around on the spot. */
  readonly isTurning: boolean;
  /** Faces this way meanwhile. */
  readonly facing?: Facing | undefined;
}

/** A learner should not wait for the picture: motions are shorter than in reality. */
const FASTEST_TILE_MS = 190;
const REACH_MS = 400;
const SEAT_MS = 340;
const WASH_MS = 1600;
const AIR_SHOWER_MS = 2600;
const TREAD_MS = 720;

const REACHING = /^(?:A0(?:05|06|07|08|09|10|11|12|13|14|15|16|17|21|22|23|24|25)|CLOSE)$/;
const WASHING = /^(?:A018|A019|A020|CLEAN_FACE)$/;

const FROM_FLOOR = 'A015';

const isNewWalk = (state: RoomState, before: RoomState): boolean =>
  state.walked !== undefined && state.walked.atMs !== before.walked?.atMs && state.walked.tiles.length > 1;

function act(poses: readonly string[], poseMs: number, forMs: number, isTurning = false): ActMotion {
  return { kind: 'act', poses, poseMs, forMs, isTurning, elapsedMs: 0 };
}

/** The direction towards something on another tile of the floor. */
function facingTo({ last, person }: RoomState, before: RoomState): Facing | undefined {
  const place = last?.item === undefined ? undefined : before.subjects[last.item]?.place;
  if (place?.at !== 'zone' || last?.code !== FROM_FLOOR) return undefined;
  const [dx, dy] = [place.x - person.x, place.y - person.y];
  return dx === 0 && dy === 0 ? undefined : facingOf(dx, dy);
}

/** The motion that leads from the previous state to this one. */
export function motionTo(state: RoomState, before: RoomState): Motion {
  if (isNewWalk(state, before) && state.walked)
    return { kind: 'walk', msPerTile: Math.min(state.walked.msPerTile, FASTEST_TILE_MS), elapsedMs: 0 };
  const { last } = state;
  if (!last || last.atMs === before.last?.atMs) return { kind: 'rest' };
  if (state.person.posture !== before.person.posture)
    return { kind: 'seat', before, forMs: SEAT_MS, elapsedMs: 0 };
  return actionMotion(last, state, before);
}

function actionMotion({ code, atMs, untilMs }: LastAction, state: RoomState, before: RoomState): Motion {
  const lastsMs = untilMs - atMs;
  if (WASHING.test(code)) return act(['wash-0', 'wash-1'], 200, Math.min(WASH_MS, lastsMs));
  if (code === 'AIR_SHOWER') return act(['stand'], 1, Math.min(AIR_SHOWER_MS, lastsMs), true);
  if (code === 'MAT') return act(['walk-2', 'stand', 'walk-6', 'stand'], TREAD_MS / 4, TREAD_MS);
  if (!REACHING.test(code)) return { kind: 'rest' };
  return { ...act(['reach'], 1, REACH_MS), facing: facingTo(state, before) };
}
