// Sitting down (turn around, then onto the seat) and standing up (the reverse).
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomState } from '#machines/room/state.ts';
import { softly } from '#scenes/kit/easing.ts';
import type { SeatMotion, Stance } from './motions.ts';
import { seatOf } from '../things/placement.ts';

const ROUND = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];

/** The facing during a full turn; it ends as it started. */
export function turnedAt(from: Facing, share: number): Facing {
  const quarter = Math.min(4, Math.floor(share * 5));
  return ROUND[(ROUND.indexOf(from) + quarter) % 4] ?? from;
}

/** Share of the motion spent standing with the back to the seat, or sitting turned to the other side. */
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
  const gone = softly((share - TURNED) / (1 - TURNED));
  const [from, to] = isSitting ? [feet, seat] : [seat, feet];
  // The two pictures differ by half a step, so the picture moves less than the feet; nobody stands inside the
  // bench.
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
