// Small changes of a state that many modules make. Their time is always the state's own `clockMs`.
import { follow, type Chart } from '#machines/kit/chart.ts';
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import { putOff } from './track/put-off.ts';
import { isSince2 } from './version.ts';
import type {
  Carrier,
  EquipmentEventKind,
  EquipmentState,
  Job,
  Plate,
  PortSlice,
  TrackSlice,
} from './state.ts';

/** Adds a line to the tool's log. */
export function noted(state: EquipmentState, kind: EquipmentEventKind, about: string): EquipmentState {
  return { ...state, log: [...state.log, { atMs: state.clockMs, kind, about }] };
}

/** Takes a transition that the caller knows to be possible; throws where the table has no such row. */
export function moved<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): State {
  const next = follow(chart, state, event);
  if (next === undefined) throw new Error(`${chart.id}: no row for ${event} from ${state}`);
  return next;
}

/** Like `moved`; in version 1 an event that the table does not have was passed over. */
export function movedSince2<State extends string, Event extends string>(
  whole: EquipmentState,
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): State {
  return isSince2(whole) ? moved(chart, state, event) : (follow(chart, state, event) ?? state);
}

export function withTrack(state: EquipmentState, change: Partial<TrackSlice>): EquipmentState {
  return { ...state, track: { ...state.track, ...change } };
}

/** Removes the time at which the track's current operation would have ended. */
export function withTrackFree(state: EquipmentState): EquipmentState {
  const { busyUntilMs: _busyUntilMs, ...track } = state.track;
  return { ...state, track };
}

/** Ends a halt: the track may go on, with all that was planned later by the time of the halt. */
export function withoutHalt(state: EquipmentState): EquipmentState {
  const { haltedBy: _haltedBy, haltedAtMs, ...track } = state.track;
  const plan = haltedAtMs === undefined ? track.plan : putOff(track.plan, haltedAtMs, state.clockMs);
  return { ...state, track: { ...track, plan, isHalted: false } };
}

export function withPort(state: EquipmentState, id: PortId, port: PortSlice): EquipmentState {
  return { ...state, ports: { ...state.ports, [id]: port } };
}

export function withCarrier(state: EquipmentState, carrier: Carrier): EquipmentState {
  return { ...state, carriers: { ...state.carriers, [carrier.id]: carrier } };
}

/** The pod with this id; undefined for an unknown one. */
export function carrierOf(state: EquipmentState, pod: string | undefined): Carrier | undefined {
  return pod !== undefined && Object.hasOwn(state.carriers, pod) ? state.carriers[pod] : undefined;
}

/** The job with this id; undefined for an unknown one. */
export function jobOf(state: EquipmentState, id: string | undefined): Job | undefined {
  return state.jobs.find((job) => job.id === id);
}

export function withJob(state: EquipmentState, job: Job): EquipmentState {
  return { ...state, jobs: state.jobs.map((own) => (own.id === job.id ? job : own)) };
}

/** The job that the track is processing. */
export function runningJob(state: EquipmentState): Job | undefined {
  return jobOf(state, state.track.job);
}

/** Changes the plates of a pod; `change` receives each plate with its slot, counted from 1. */
export function withPlates(
  state: EquipmentState,
  pod: string,
  change: (plate: Plate, slot: number) => Plate,
): EquipmentState {
  const carrier = carrierOf(state, pod);
  if (!carrier) return state;
  return withCarrier(state, { ...carrier, plates: carrier.plates.map((plate, at) => change(plate, at + 1)) });
}
