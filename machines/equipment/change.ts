// Small changes of a state that many parts make: time is always the state's own `clockMs`.
import { follow, type Chart } from '#machines/kit/chart.ts';
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import type {
  Carrier,
  EquipmentEventKind,
  EquipmentState,
  Job,
  Plate,
  PortSlice,
  TrackSlice,
} from './state.ts';

/** With a line in the tool's log. */
export function noted(state: EquipmentState, kind: EquipmentEventKind, about: string): EquipmentState {
  return { ...state, log: [...state.log, { atMs: state.clockMs, kind, about }] };
}

/** A transition that the caller has made sure of; anything else is a broken invariant. */
export function moved<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): State {
  const next = follow(chart, state, event);
  if (next === undefined) throw new Error(`${chart.id}: no row for ${event} from ${state}`);
  return next;
}

/** Where the table has no such row, nothing happens. */
export function movedIfCan<State extends string, Event extends string>(
  chart: Chart<State, Event>,
  state: State,
  event: Event,
): State {
  return follow(chart, state, event) ?? state;
}

export function withTrack(state: EquipmentState, change: Partial<TrackSlice>): EquipmentState {
  return { ...state, track: { ...state.track, ...change } };
}

/** Without the time of the end of what the track was busy with. */
export function withTrackFree(state: EquipmentState): EquipmentState {
  const { busyUntilMs: _busyUntilMs, ...track } = state.track;
  return { ...state, track };
}

export function withPort(state: EquipmentState, id: PortId, port: PortSlice): EquipmentState {
  return { ...state, ports: { ...state.ports, [id]: port } };
}

export function withCarrier(state: EquipmentState, carrier: Carrier): EquipmentState {
  return { ...state, carriers: { ...state.carriers, [carrier.id]: carrier } };
}

export function carrierOf(state: EquipmentState, pod: string | undefined): Carrier | undefined {
  return pod !== undefined && Object.hasOwn(state.carriers, pod) ? state.carriers[pod] : undefined;
}

export function jobOf(state: EquipmentState, id: string | undefined): Job | undefined {
  return state.jobs.find((job) => job.id === id);
}

export function withJob(state: EquipmentState, job: Job): EquipmentState {
  return { ...state, jobs: state.jobs.map((own) => (own.id === job.id ? job : own)) };
}

/** The job that the track works on. */
export function runningJob(state: EquipmentState): Job | undefined {
  return jobOf(state, state.track.job);
}

/** Changes plates of a pod; `change` gets each with its slot from 1. */
export function withPlates(
  state: EquipmentState,
  pod: string,
  change: (plate: Plate, slot: number) => Plate,
): EquipmentState {
  const carrier = carrierOf(state, pod);
  if (!carrier) return state;
  return withCarrier(state, { ...carrier, plates: carrier.plates.map((plate, at) => change(plate, at + 1)) });
}
