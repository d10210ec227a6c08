// Plates leave their cassette and come back at the planned times; in between, the plan says where they are.
import { carrierOf, runningJob, withPlates } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Plate, WaferPlan } from '../state.ts';
import { withStatus } from './run-job.ts';
import { spoilPlates } from './spoil.ts';

/** When the next plate leaves or comes back, in ms of the simulation. */
export function nextPlateMs(state: EquipmentState): number | undefined {
  // Since version 3 nothing moves in a halt; then and otherwise plates may spoil.
  const { spoilsAtMs } = state.track;
  if (state.track.haltedAtMs !== undefined) return spoilsAtMs;
  const plates = carrierOf(state, runningJob(state)?.pod)?.plates;
  if (!plates) return spoilsAtMs;
  let next = spoilsAtMs;
  for (const plan of state.track.plan) {
    const time = dueMs(plan, plates[plan.slot - 1]);
    if (time !== undefined && (next === undefined || time < next)) next = time;
  }
  return next;
}

function dueMs(plan: WaferPlan, plate: Plate | undefined): number | undefined {
  if (plate?.status === 'NEEDS_PROCESSING') return plan.sentAtMs;
  return plate?.status === 'IN_PROCESS' ? plan.backAtMs : undefined;
}

/** Moves every plate whose time has come, after those have spoiled whose time has come. */
export function movePlates(index: EquipmentIndex, before: EquipmentState): EquipmentState {
  if ((nextPlateMs(before) ?? Infinity) > before.clockMs) return before;
  const state = spoilPlates(index, before);
  if (state.track.haltedAtMs !== undefined) return state;
  const job = runningJob(state);
  const plates = carrierOf(state, job?.pod)?.plates ?? [];
  if (!job) return state;
  const due = state.track.plan.filter(
    (plan) => (dueMs(plan, plates[plan.slot - 1]) ?? Infinity) <= state.clockMs,
  );
  return withPlates(state, job.pod, (plate, slot) => {
    const plan = due.find((own) => own.slot === slot);
    const atMs = plan && dueMs(plan, plate);
    if (atMs === undefined) return plate;
    return plate.status === 'NEEDS_PROCESSING'
      ? { ...withStatus(plate, 'SEND'), sentAtMs: atMs }
      : { ...withStatus(plate, 'PLATE_DONE'), backAtMs: atMs };
  });
}
