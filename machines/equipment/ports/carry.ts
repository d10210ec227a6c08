// Moves pods between rack, hands and load ports, and keeps the tool's records of them.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import { moved, noted, withCarrier, withJob, withPort } from '../change.ts';
import { e40Chart } from '../charts/e40.ts';
import {
  accessingChart,
  carrierChart,
  idChart,
  mapChart,
  transferChart,
  type TransferEvent,
} from '../charts/e87.ts';
import { e94Chart } from '../charts/e94.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { isSince2 } from '../version.ts';
import type { Carrier, EquipmentState, Job, PortSlice } from '../state.ts';

/** A pod is put on a free port: the tool creates its carrier object and the reader starts. */
export function arrive(
  index: EquipmentIndex,
  state: EquipmentState,
  carrier: Carrier,
  id: PortId,
): EquipmentState {
  const port = state.ports[id];
  const { readIdMs } = index.ruleset.times;
  const isRead = state.track.hasPower || !isSince2(state);
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
    ...(isRead ? { motion: 'readingId', doneAtMs: state.clockMs + readIdMs } : {}),
  };
  const there = withPort(withCarrier({ ...state, leadPod: carrier.id }, placed), id, taken);
  return noted(there, 'podPlaced', carrier.label);
}

/** A pod that was never docked becomes ready to unload only when it is lifted. */
function emptying({ transfer }: PortSlice): readonly TransferEvent[] {
  return transfer === 'READY_TO_UNLOAD' ? ['TRANSFER', 'FREE'] : ['UNLOADABLE', 'TRANSFER', 'FREE'];
}

/** A pod is lifted off a port into the hands. The tool forgets it, and jobs that used its material end. */
export function depart(state: EquipmentState, carrier: Carrier, id: PortId): EquipmentState {
  const { pod: _pod, doneAtMs: _doneAtMs, ...port } = state.ports[id];
  const free: PortSlice = {
    ...port,
    transfer: emptying(state.ports[id]).reduce(
      (now, event) => moved(transferChart, now, event),
      port.transfer,
    ),
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
      if (job.e40 === 'QUEUED') return withJob(sum, cancelled(job, sum.clockMs));
      const isComplete = job.e40 === 'PROCESS_COMPLETE';
      return withJob(sum, {
        ...job,
        e40: isComplete ? moved(e40Chart, job.e40, 'MATERIAL_GONE') : job.e40,
        e94: job.e94 === 'COMPLETED' ? moved(e94Chart, job.e94, 'DELETE') : job.e94,
      });
    }, state);
}

/** A job that waits ends without having begun, whether the track had already selected it or not. */
function cancelled(job: Job, endedAtMs: number): Job {
  const queued = job.e94 === 'SELECTED' ? moved(e94Chart, job.e94, 'DESELECT') : job.e94;
  return {
    ...job,
    e40: moved(e40Chart, job.e40, 'CANCEL'),
    e94: queued === 'QUEUED' ? moved(e94Chart, queued, 'CANCEL') : queued,
    outcome: 'cancelled',
    endedAtMs,
  };
}
