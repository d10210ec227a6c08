// Plans the ways of the running job's plates anew: after a start, a stop, a pause, the loss of a module.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf, runningJob, withTrack } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Plate, WaferPlan } from '../state.ts';
import { isSince3 } from '../version.ts';
import type { TimedStep } from './period.ts';
import { planWays } from './plan-ways.ts';
import { schedule, type Waiting } from './schedule.ts';
import { inService, stepsOf } from './steps.ts';

/** Plates in the track go on unless everything is halted; the others are sent while the job is PROCESSING. */
export function replan(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  if (isSince3(state)) return planWays(index, state);
  const job = runningJob(state);
  const steps = job && stepsOf(index, state, job);
  if (!job || !steps) return state;
  const plates = carrierOf(state, job.pod)?.plates ?? [];
  const { isHalted } = state.track;
  const isSending = job.e40 === 'PROCESSING' && !isHalted;
  const cut = cutPlan(state, plates);
  const going = isHalted ? [] : cut.flatMap((plan) => goingOn(plan, plates, steps, state.clockMs));
  const unsent = isSending ? sending(state, cut, plates, steps) : [];
  const modules = { ofKind: (kind: ModuleKind) => inService(index, state, kind), freeAtMs: freeTimes(cut) };
  const next = new Map(schedule([...going, ...unsent], modules).map((plan) => [plan.slot, plan]));
  return withTrack(state, { plan: cut.map((plan) => next.get(plan.slot) ?? plan) });
}

/** When each module has finished the last plate that it took. */
function freeTimes(cut: readonly WaferPlan[]): ReadonlyMap<string, number> {
  const free = new Map<string, number>();
  for (const { visits } of cut) {
    for (const { module, toMs } of visits) free.set(module, Math.max(toMs, free.get(module) ?? 0));
  }
  return free;
}

function cutPlan({ track, clockMs }: EquipmentState, plates: readonly Plate[]): readonly WaferPlan[] {
  return track.plan.map((plan) => cutAt(plan, plates[plan.slot - 1], clockMs));
}

/** The plan reduced to what has happened, for a job that ends with plates given up. */
export function withPlanCut(state: EquipmentState, pod: string): EquipmentState {
  return withTrack(state, { plan: cutPlan(state, carrierOf(state, pod)?.plates ?? []) });
}

/** The part of a plan that has happened by now; a plate that was given up has left its module. */
function cutAt(plan: WaferPlan, plate: Plate | undefined, nowMs: number): WaferPlan {
  switch (plate?.status) {
    case 'NEEDS_PROCESSING':
      return {
        slot: plan.slot,
        visits: [],
        ...(plan.sentAtMs === undefined ? {} : { sentAtMs: plan.sentAtMs }),
      };
    case 'IN_PROCESS': {
      const { backAtMs: _backAtMs, ...rest } = plan;
      return { ...rest, visits: plan.visits.filter(({ fromMs }) => fromMs <= nowMs) };
    }
    case 'ABORTED':
    case 'STOPPED': {
      const { backAtMs: _backAtMs, ...rest } = plan;
      const begun = plan.visits.filter(({ fromMs }) => fromMs < nowMs);
      return { ...rest, visits: begun.map((visit) => ({ ...visit, toMs: Math.min(visit.toMs, nowMs) })) };
    }
    case 'SKIPPED':
      return { slot: plan.slot, visits: [] };
    default:
      return plan;
  }
}

function goingOn(
  plan: WaferPlan,
  plates: readonly Plate[],
  steps: readonly TimedStep[],
  nowMs: number,
): readonly Waiting[] {
  if (plates[plan.slot - 1]?.status !== 'IN_PROCESS' || plan.sentAtMs === undefined) return [];
  const { slot, visits, sentAtMs } = plan;
  const readyAtMs = Math.max(nowMs, visits.at(-1)?.toMs ?? nowMs);
  return [{ slot, done: visits, left: steps.slice(visits.length), readyAtMs, sentAtMs }];
}

/** One plate a period after the last one sent, and not before now; a later time already set is kept. */
function sending(
  { clockMs, track }: EquipmentState,
  cut: readonly WaferPlan[],
  plates: readonly Plate[],
  steps: readonly TimedStep[],
): readonly Waiting[] {
  const isUnsent = ({ slot }: WaferPlan) => plates[slot - 1]?.status === 'NEEDS_PROCESSING';
  const sent = cut.filter((plan) => !isUnsent(plan)).flatMap(({ sentAtMs }) => sentAtMs ?? []);
  let nextMs = Math.max(clockMs, sent.length > 0 ? Math.max(...sent) + track.periodMs : clockMs);
  return cut.filter(isUnsent).map(({ slot, sentAtMs }): Waiting => {
    const readyAtMs = Math.max(nextMs, sentAtMs ?? 0);
    nextMs = readyAtMs + track.periodMs;
    return { slot, done: [], left: steps, readyAtMs };
  });
}

/** Clears the times of the unsent plates, so that they are set anew after a stop of the sending. */
export function withoutSendingTimes(state: EquipmentState): EquipmentState {
  const job = runningJob(state);
  const plates = carrierOf(state, job?.pod)?.plates ?? [];
  const plan = state.track.plan.map((row): WaferPlan => {
    return plates[row.slot - 1]?.status === 'NEEDS_PROCESSING' ? { slot: row.slot, visits: [] } : row;
  });
  return withTrack(state, { plan });
}
