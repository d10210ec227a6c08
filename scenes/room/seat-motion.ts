// Sitting down and standing up: turned about first, then onto the seat; the other way round off it.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { SeatMotion } from './motions.ts';
import { seatOf } from './placement.ts';
import type { Stance } from './playback.ts';

const ROUND = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];

/** The way one looks who goes once round; at the end as at the start. */
export function turnedAt(from: Facing, share: number): Facing {
  const quarter = Math.min(4, Math.floor(share * 5));
  return ROUND[(ROUND.indexOf(from) + quarter) % 4] ?? from;
}

const eased = (t: number): number => t * t * (3 - 2 * t);
/** For so long one stands turned about before the seat, or sits turned to the other side. */
const TURNED = 0.3;

export function seatStance(motion: SeatMotion, state: RoomState, map: RoomMap): Stance {
  const share = Math.min(1, motion.elapsedMs / motion.forMs);
  const isSitting = state.person.posture === 'sitting';
  const { person } = isSitting ? motion.before : state;
  const feet = { x: person.x + 0.5, y: person.y + 0.5 };
  const seat = seatOf(isSitting ? state : motion.before, map) ?? feet;
  const { facing } = state.person;
  if (share < TURNED) {
    const place = isSitting ? feet : { x: seat.x, y: seat.y };
    return { ...place, facing, pose: isSitting ? 'stand' : 'sit', isBusy: false };
  }
  const gone = eased((share - TURNED) / (1 - TURNED));
  const [from, to] = isSitting ? [feet, seat] : [seat, feet];
  // The two pictures differ by half a step, so the way is shorter than the one of the feet; nobody stands in the bench.
  const begun = isSitting ? 0.35 : 0.7;
  const t = begun + (1 - begun) * gone;
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    facing,
    pose: isSitting ? 'sit' : 'stand',
    isBusy: false,
  };
}
