// Moves pods between rack, hands and load ports, and keeps the tool's records of them.
import { follow } from '#machines/kit/chart.ts';
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import { moved, movedIfCan, noted, withCarrier, withJob, withPort } from '../change.ts';
import { e40Chart } from '../charts/e40.ts';
import {
  accessingChart,
  carrierChart,
  idChart,
  mapChart,
  transferChart,
  type TransferEvent,
} from '../charts/e87.ts';
import { e94Chart, type E94 } from '../charts/e94.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { Carrier, EquipmentState, PortSlice } from '../state.ts';

/** A pod is put on a free port: the tool creates its carrier object and the reader starts. */
export function arrive(
  index: EquipmentIndex,
  state: EquipmentState,
  carrier: Carrier,
  id: PortId,
): EquipmentState {
  const port = state.ports[id];
  const { readIdMs } = index.ruleset.times;
  // The host has registered the pods of its orders with the tool beforehand.
  const isBound = state.play.orders.some(({ smifNumber }) => smifNumber === carrier.label);
  const placed: Carrier = {
    ...carrier,
    place: { at: 'port', port: id },
    object: moved(carrierChart, carrier.object, 'CREATED'),
    idStatus: isBound ? moved(idChart, carrier.idStatus, 'BIND') : carrier.idStatus,
    mapStatus: moved(mapChart, carrier.mapStatus, 'CREATED'),
    accessing: moved(accessingChart, carrier.accessing, 'CREATED'),
    stage: 'placed',
  };
  const taken: PortSlice = {
    ...port,
    transfer: moved(transferChart, port.transfer, 'TRANSFER'),
    pod: carrier.id,
    motion: 'readingId',
    doneAtMs: state.clockMs + readIdMs,
  };
  const there = withPort(withCarrier({ ...state, leadPod: carrier.id }, placed), id, taken);
  return noted(there, 'podPlaced', carrier.label);
}

/** A pod that was never docked becomes ready to unload only when it is lifted. */
const EMPTYING: readonly TransferEvent[] = ['UNLOADABLE', 'TRANSFER', 'FREE'];

/** A pod is lifted off a port into the hands. The tool forgets it, and jobs that used its material end. */
export function depart(state: EquipmentState, carrier: Carrier, id: PortId): EquipmentState {
  const { pod: _pod, doneAtMs: _doneAtMs, ...port } = state.ports[id];
  const free: PortSlice = {
    ...port,
    transfer: EMPTYING.reduce((now, event) => movedIfCan(transferChart, now, event), port.transfer),
    motion: 'none',
  };
  const gone: Carrier = {
    ...carrier,
    place: { at: 'hands' },
    object: moved(carrierChart, carrier.object, 'REMOVED'),
    idStatus: 'NONE',
    mapStatus: 'NONE',
    accessing: 'NONE',
    knownAs: '',
    stage: 'removed',
  };
  const removed = withPort(withCarrier(state, gone), id, free);
  return noted(withoutMaterial(removed, carrier.id), 'podRemoved', carrier.label);
}

/** E40 row 7 and E94 row 13: without its material a finished job ends and a waiting job is cancelled. */
function withoutMaterial(state: EquipmentState, pod: string): EquipmentState {
  return state.jobs
    .filter((job) => job.pod === pod)
    .reduce((sum, job) => {
      const isWaiting = job.e40 === 'QUEUED';
      const e94 = isWaiting ? movedIfCan(e94Chart, deselected(job.e94), 'CANCEL') : job.e94;
      return withJob(sum, {
        ...job,
        e40: follow(e40Chart, job.e40, isWaiting ? 'CANCEL' : 'MATERIAL_GONE') ?? job.e40,
        e94: movedIfCan(e94Chart, e94, 'DELETE'),
        ...(isWaiting ? { outcome: 'cancelled', endedAtMs: sum.clockMs } : {}),
      });
    }, state);
}

function deselected(e94: E94): E94 {
  return movedIfCan(e94Chart, e94, 'DESELECT');
}
