// A pod put down on the floor, or dropped there by somebody who has to have both hands free at once.
import { carrierOf, moved, noted, withCarrier, withPlates } from '../change.ts';
import { plateChart } from '../charts/e90.ts';
import { isOutOfPod } from '../track/left.ts';
import type { EquipmentState, Plate } from '../state.ts';

/** Why the plates of a dropped pod are scrap. */
const DROPPED = 'dropped';

/** The pod in the hands now stands on the floor where the person does; its plates are as they were. */
export function putOnFloor(state: EquipmentState): EquipmentState {
  const carrier = carrierOf(state, state.person.pod);
  if (!carrier) return state;
  const { pod: _pod, ...person } = state.person;
  return withCarrier({ ...state, person }, { ...carrier, place: { at: 'floor', place: state.person.place } });
}

/** Lets the pod in the hands fall: every plate in it is scrap. */
export function drop(state: EquipmentState): EquipmentState {
  const carrier = carrierOf(state, state.person.pod);
  if (!carrier) return state;
  const broken = withPlates(putOnFloor(state), carrier.id, (plate, slot) =>
    isOutOfPod(state, carrier.id, slot) ? plate : brokenPlate(plate),
  );
  return noted(broken, 'podDropped', carrier.label);
}

/** E90 row 9 for a plate that was still to be processed; one that is done keeps its status, and is scrap. */
function brokenPlate(plate: Plate): Plate {
  if (plate.code === 'E') return plate;
  const isFresh = plate.status === 'NEEDS_PROCESSING';
  return {
    ...plate,
    status: isFresh ? moved(plateChart, plate.status, 'LOSE') : plate.status,
    scrap: DROPPED,
  };
}
