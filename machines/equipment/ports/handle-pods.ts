// PICK, PUT, PLACE, DOCK, UNDOCK, REMOVE.
import { portIdSchema, type PortId } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf, withCarrier } from '../change.ts';
import { reachedOf, reaches } from '../reach.ts';
import type { Carrier, EquipmentState, PortMotion, PortSlice } from '../state.ts';
import type { Decision, Turn } from '../turn.ts';
import { arrive, depart } from './carry.ts';
import { isSince2 } from '../version.ts';
import { beginMotion } from './motion.ts';
import { putOnFloor } from './put-down.ts';

function portOf({ index, state, action }: Turn, id = action.to): PortId | 'unknownPort' | 'tooFar' {
  const port = portIdSchema.options.find((known) => known === id);
  const row = port && index.ports.get(port);
  if (!port || !row) return 'unknownPort';
  return reaches(index, state, row.place) ? port : 'tooFar';
}

function isPort(port: PortId | 'unknownPort' | 'tooFar'): port is PortId {
  return port !== 'unknownPort' && port !== 'tooFar';
}

function holding(state: EquipmentState, pod: string): EquipmentState {
  return { ...state, person: { ...state.person, pod } };
}

function freeHands(state: EquipmentState): EquipmentState {
  const { pod: _pod, ...person } = state.person;
  return { ...state, person };
}

/** PICK: takes the pod `item` off the rack or the floor, with both hands. */
export function pick({ index, state, action }: Turn): Decision {
  const carrier = carrierOf(state, action.item);
  if (!carrier) return 'unknownItem';
  if (state.person.pod !== undefined) return 'handsFull';
  if (carrier.place.at !== 'rack' && carrier.place.at !== 'floor') return 'notThere';
  const isInReach =
    carrier.place.at === 'floor'
      ? reaches(index, state, carrier.place.place)
      : reachedOf(index, state, 'podRack') !== undefined;
  if (!isInReach) return 'tooFar';
  return { state: holding(withCarrier(state, { ...carrier, place: { at: 'hands' } }), carrier.id) };
}

/** PUT: puts the pod in the hands onto the first free spot of the rack, or down on the floor (`to`). */
export function put({ index, state, action }: Turn): Decision {
  const carrier = carrierOf(state, action.item ?? state.person.pod);
  if (!carrier) return 'unknownItem';
  if (state.person.pod !== carrier.id) return 'notHeld';
  if (action.to === 'floor' && isSince2(state)) return { state: putOnFloor(state) };
  if (!reachedOf(index, state, 'podRack')) return 'tooFar';
  const spot = freeSpot(state, index.ruleset.rackPlaces);
  if (spot === undefined) return 'rackFull';
  return { state: freeHands(withCarrier(state, { ...carrier, place: { at: 'rack', spot } })) };
}

function freeSpot(state: EquipmentState, count: number): number | undefined {
  const taken = new Set(
    Object.values(state.carriers).flatMap(({ place }) => (place.at === 'rack' ? [place.spot] : [])),
  );
  return Array.from({ length: count }, (_, at) => at + 1).find((spot) => !taken.has(spot));
}

/** PLACE: puts the pod in the hands onto the port `to`. */
export function placeOnPort(turn: Turn): Decision {
  const { index, state, action } = turn;
  const port = portOf(turn);
  if (!isPort(port)) return port;
  const carrier = carrierOf(state, action.item ?? state.person.pod);
  if (!carrier) return 'unknownItem';
  if (state.person.pod !== carrier.id) return 'notHeld';
  const { transfer, pod } = state.ports[port];
  if (pod !== undefined) return 'portTaken';
  if (transfer !== 'READY_TO_LOAD') return 'portBusy';
  return { state: freeHands(arrive(index, state, carrier, port)) };
}

/** DOCK: presses the key of the port `to`, which then docks, opens and maps by itself. */
export function dock(turn: Turn): Decision {
  const { state } = turn;
  const port = portOf(turn);
  if (!isPort(port)) return port;
  const own = state.ports[port];
  const carrier = carrierOf(state, own.pod);
  if (!carrier) return 'portEmpty';
  if (!state.track.hasPower) return 'noPower';
  if (own.motion !== 'none') return 'portBusy';
  if (own.isDocked && own.isOpen && carrier.mapStatus !== 'SLOT_MAP_NOT_READ') return 'docked';
  if (carrier.idStatus !== 'ID_VERIFICATION_OK') return 'carrierState';
  const [motion, lastsMs] = nextMotion(turn, own);
  return { state: beginMotion(state, port, motion, lastsMs) };
}

/** A docking that a power cut interrupted continues where it was. */
function nextMotion({ index }: Turn, { isDocked, isOpen }: PortSlice): readonly [PortMotion, number] {
  const { dockMs, openMs, mapMs } = index.ruleset.times;
  if (isOpen) return ['mapping', mapMs];
  return isDocked ? ['opening', openMs] : ['docking', dockMs];
}

/** UNDOCK: presses the key of the port `to`, which closes and releases the pod. */
export function undock(turn: Turn): Decision {
  const { index, state } = turn;
  const port = portOf(turn);
  if (!isPort(port)) return port;
  const own = state.ports[port];
  const carrier = carrierOf(state, own.pod);
  if (!carrier) return 'portEmpty';
  if (!state.track.hasPower) return 'noPower';
  if (own.motion !== 'none') return 'portBusy';
  if (!own.isDocked) return 'notDocked';
  if (isInUse(state, carrier)) return 'inAccess';
  return { state: beginMotion(state, port, 'closing', index.ruleset.times.closeMs) };
}

/** Whether plates of the pod are being processed, or a job with it is being set up. */
function isInUse(state: EquipmentState, carrier: Carrier): boolean {
  const job = state.jobs.find(({ id }) => id === state.track.job);
  return carrier.accessing === 'IN_ACCESS' || job?.pod === carrier.id;
}

/** REMOVE: takes the pod `item` off its port into the hands. */
export function remove(turn: Turn): Decision {
  const { state, action } = turn;
  const carrier = carrierOf(state, action.item);
  if (!carrier) return 'unknownItem';
  if (state.person.pod !== undefined) return 'handsFull';
  if (carrier.place.at !== 'port') return 'notThere';
  const port = portOf(turn, carrier.place.port);
  if (!isPort(port)) return port;
  const { isDocked, motion } = state.ports[port];
  if (motion !== 'none') return 'portBusy';
  if (isDocked) return 'docked';
  return { state: holding(depart(state, carrier, port), carrier.id) };
}
