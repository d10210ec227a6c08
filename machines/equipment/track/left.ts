// Plates that an abort or an EMO left in the track, and how service takes them back. Since version 3.
import { carrierOf, noted, withPlates, withTrack } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { Carrier, EquipmentState, WaferPlan } from '../state.ts';
import { carryingOf } from './plan-ways.ts';
import { withSpoiling } from './spoil.ts';
import { takenAtMs } from './stand.ts';

/** The aborted plates of the job that ends now stand where they were, since now or since the halt. */
export function leftBehind(index: EquipmentIndex, state: EquipmentState, pod: string): EquipmentState {
  const { haltedAtMs, left: _left, ...track } = state.track;
  const plates = carrierOf(state, pod)?.plates ?? [];
  const sinceMs = haltedAtMs ?? state.clockMs;
  const slots = track.plan.flatMap(({ slot, backAtMs }) =>
    plates[slot - 1]?.status === 'ABORTED' && (backAtMs ?? Infinity) > sinceMs ? [slot] : [],
  );
  const plan = track.plan.map((own) => (slots.includes(own.slot) ? cutAt(own, sinceMs) : own));
  const stopped = { ...state, track: { ...track, plan } };
  if (slots.length === 0) return withSpoiling(index, stopped);
  const told = noted(
    withTrack(stopped, { left: { pod, sinceMs, slots } }),
    'platesLeft',
    String(slots.length),
  );
  return withSpoiling(index, told);
}

/** What has begun of a way; of the way back to the slot the hand-over, too. */
function cutAt({ backArmMs, backAtMs, ...plan }: WaferPlan, nowMs: number): WaferPlan {
  const visits = plan.visits.filter((visit) => takenAtMs(visit) <= nowMs);
  const isOnWayBack = backArmMs !== undefined && backAtMs !== undefined && backArmMs <= nowMs;
  return { ...plan, visits, ...(isOnWayBack ? { backArmMs, backAtMs } : {}) };
}

/** The pod to which the plates left in the track belong. */
export function podOfLeft(state: EquipmentState): Carrier | undefined {
  return carrierOf(state, state.track.left?.pod);
}

/** Whether the pod stands open at a port, so that plates can be put back. */
export function isOpenForLeft(state: EquipmentState): boolean {
  const carrier = podOfLeft(state);
  if (carrier?.place.at !== 'port') return false;
  const { isDocked, isOpen, motion } = state.ports[carrier.place.port];
  return isDocked && isOpen && motion === 'none';
}

/** How long it takes to carry all that was left back to the slots, in ms. */
export function takingBackMs(index: EquipmentIndex, { track }: EquipmentState): number {
  return (track.left?.slots.length ?? 0) * 2 * carryingOf(index).transferMs;
}

/** Service carries all plates back to their slots: each is scrap if it stood too long, else it is only not finished. */
export function takeBack(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { left, ...track } = state.track;
  if (!left) return state;
  const backAtMs = state.clockMs;
  const back = withPlates({ ...state, track }, left.pod, (plate, slot) =>
    left.slots.includes(slot) ? { ...plate, backAtMs } : plate,
  );
  return withSpoiling(index, noted(back, 'platesTakenBack', String(left.slots.length)));
}

/** Whether a slot's plate is out of its pod: in the track, or left there. */
export function isOutOfPod({ track }: EquipmentState, pod: string, slot: number): boolean {
  return track.left?.pod === pod && track.left.slots.includes(slot);
}
