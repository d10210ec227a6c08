// Plans the ways of the running job's plates since version 3: after a start, a pause, a halt, a module lost or regained.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf, runningJob, withJob, withTrack } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job, Plate, WaferPlan } from '../state.ts';
import { dispatch, keepWay, type Carrying, type Track, type Traveller } from './dispatch.ts';
import { Occupancy } from './occupancy.ts';
import { sendingPeriodMs, type TimedStep } from './period.ts';
import { withSpoiling } from './spoil.ts';
import { takenAtMs } from './stand.ts';
import { planFromStart } from './plan-from-start.ts';
import { inService, stepsOf } from './steps.ts';

const AT_ONCE: Carrying = { transferMs: 0, reserveMs: 0 };

/** How a bay carries plates; at once where its ruleset says nothing of it. */
export function carryingOf({ ruleset }: EquipmentIndex): Carrying {
  return ruleset.handling ?? AT_ONCE;
}

/** Plates in the track keep their ways as long as those are possible; the others are sent while the job is PROCESSING. */
export function planWays(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const job = runningJob(state);
  const steps = job && stepsOf(index, state, job);
  if (!job || !steps || state.track.isHalted) return withSpoiling(index, state);
  const planned = withTrack(state, { plan: planOf(index, state, job, steps) });
  return withSpoiling(index, withPlannedEnd(planned, job));
}

function planOf(
  index: EquipmentIndex,
  state: EquipmentState,
  job: Job,
  steps: readonly TimedStep[],
): readonly WaferPlan[] {
  const { track, clockMs } = state;
  const plates = carrierOf(state, job.pod)?.plates ?? [];
  const modules = new Map(steps.map(({ kind }) => [kind, inService(index, state, kind)]));
  const ofKind = (kind: ModuleKind) => modules.get(kind) ?? [];
  const ways: Track = {
    taken: new Occupancy(),
    ofKind,
    carrying: carryingOf(index),
    homes: homesOf(steps, ofKind),
  };
  const inside = track.plan.filter(({ slot }) => plates[slot - 1]?.status === 'IN_PROCESS');
  const going = isStillGood(inside, state)
    ? keepAll(ways, inside, clockMs)
    : goOn(ways, inside, steps, clockMs);
  const sent = job.e40 === 'PROCESSING' ? sentFrom(index, ways, state, { plates, steps, modules }) : [];
  const next = new Map([...going, ...sent].map((plan) => [plan.slot, plan]));
  return track.plan.map((plan) => next.get(plan.slot) ?? atRest(plan, plates[plan.slot - 1]));
}

/** As many modules for each step as are busy with it at a time, if that is not more than there are. */
function homesOf(
  steps: readonly TimedStep[],
  ofKind: (kind: ModuleKind) => readonly string[],
): readonly (readonly string[])[] {
  const periodMs = sendingPeriodMs(steps, (kind) => ofKind(kind).length);
  if (periodMs === undefined) return [];
  const given = new Map<ModuleKind, number>();
  return steps.map(({ kind, timeMs }) => {
    const from = given.get(kind) ?? 0;
    const to = from + Math.ceil(timeMs / periodMs);
    given.set(kind, to);
    return ofKind(kind).slice(from, to);
  });
}

/** What was planned for a plate that is not sent now no longer holds. */
function atRest(plan: WaferPlan, plate: Plate | undefined): WaferPlan {
  const isUnsent = plate?.status === 'NEEDS_PROCESSING' || plate?.status === 'SKIPPED';
  return isUnsent ? { slot: plan.slot, visits: [] } : plan;
}

/** Every plate inside has a whole way through modules that are in service. */
function isStillGood(inside: readonly WaferPlan[], { track, clockMs }: EquipmentState): boolean {
  return inside.every(
    ({ visits, backAtMs }) =>
      backAtMs !== undefined &&
      visits.every(
        (visit) => takenAtMs(visit) <= clockMs || track.modules[visit.module]?.isInService === true,
      ),
  );
}

function keepAll({ taken }: Track, inside: readonly WaferPlan[], nowMs: number): readonly WaferPlan[] {
  for (const plan of inside) keepWay(taken, plan, nowMs);
  return inside;
}

/** New ways for all that are inside, the first sent first; those that can't go on yet stay where they are. */
function goOn(
  ways: Track,
  inside: readonly WaferPlan[],
  steps: readonly TimedStep[],
  nowMs: number,
): readonly WaferPlan[] {
  const cut = inside.map((plan) => cutAt(plan, nowMs));
  for (const plan of cut) keepWay(ways.taken, plan, nowMs);
  const found = new Map<number, WaferPlan>();
  let open = cut.filter(({ backAtMs }) => backAtMs === undefined);
  for (let isMoving = true; isMoving;) {
    const stuck = open.filter((plan) => {
      const way = dispatch(ways, travellerOf(plan, steps, nowMs));
      if (way) found.set(plan.slot, way);
      return !way;
    });
    isMoving = stuck.length < open.length;
    open = stuck;
  }
  return cut.map((plan) => found.get(plan.slot) ?? plan);
}

/** The part of a plan that has begun; who is on the way back to the slot gets there. */
function cutAt(plan: WaferPlan, nowMs: number): WaferPlan {
  if (plan.backArmMs !== undefined && plan.backArmMs <= nowMs) return plan;
  const { backArmMs: _backArmMs, backAtMs: _backAtMs, ...rest } = plan;
  return { ...rest, visits: plan.visits.filter((visit) => takenAtMs(visit) <= nowMs) };
}

function travellerOf(
  { slot, visits, sentAtMs }: WaferPlan,
  steps: readonly TimedStep[],
  nowMs: number,
): Traveller {
  return {
    slot,
    done: visits,
    left: steps.slice(visits.length),
    fromMs: Math.max(nowMs, visits.at(-1)?.toMs ?? nowMs),
    ...(sentAtMs === undefined ? {} : { sentAtMs }),
  };
}

interface Sending {
  readonly plates: readonly Plate[];
  readonly steps: readonly TimedStep[];
  readonly modules: ReadonlyMap<ModuleKind, readonly string[]>;
}

/** An empty track into which nothing was sent yet is planned once for all such starts. */
function sentFrom(
  index: EquipmentIndex,
  ways: Track,
  state: EquipmentState,
  { plates, steps, modules }: Sending,
): readonly WaferPlan[] {
  const { plan } = state.track;
  const isBegun = plan.some(({ sentAtMs }) => sentAtMs !== undefined);
  if (isBegun) return send(ways, state, plates, steps);
  const slots = plan.flatMap(({ slot }) => (plates[slot - 1]?.status === 'NEEDS_PROCESSING' ? [slot] : []));
  return planFromStart(index, [slots, steps, [...modules]], state.clockMs, () =>
    send(ways, { ...state, clockMs: 0 }, plates, steps),
  );
}

/** One plate a period after the last one sent, and not before now; a later time already set is kept. */
function send(
  ways: Track,
  { clockMs, track }: EquipmentState,
  plates: readonly Plate[],
  steps: readonly TimedStep[],
): readonly WaferPlan[] {
  const isUnsent = ({ slot }: WaferPlan) => plates[slot - 1]?.status === 'NEEDS_PROCESSING';
  const periodMs = sendingPeriodMs(steps, (kind) => ways.ofKind(kind).length);
  if (periodMs === undefined) return [];
  const sent = track.plan.filter((plan) => !isUnsent(plan)).flatMap(({ sentAtMs }) => sentAtMs ?? []);
  let nextMs = Math.max(clockMs, sent.length > 0 ? Math.max(...sent) + periodMs : clockMs);
  const plans: WaferPlan[] = [];
  for (const { slot, sentAtMs } of track.plan.filter(isUnsent)) {
    const fromMs = Math.max(nextMs, sentAtMs ?? 0);
    const plan = dispatch(ways, { slot, done: [], left: steps, fromMs });
    if (!plan) break;
    plans.push(plan);
    nextMs = (plan.sentAtMs ?? fromMs) + periodMs;
  }
  return plans;
}

/** The plan says when the lot ends, however long that is; nothing while a way is blocked. */
function withPlannedEnd(state: EquipmentState, job: Job): EquipmentState {
  const plates = carrierOf(state, job.pod)?.plates ?? [];
  const all = state.track.plan.filter(({ slot }) => plates[slot - 1]?.status !== 'SKIPPED');
  const ends = all.map(({ backAtMs }) => backAtMs ?? Infinity);
  const plannedEndMs = Math.max(state.clockMs, ...ends);
  const own = state.jobs.find(({ id }) => id === job.id);
  return own && Number.isFinite(plannedEndMs) ? withJob(state, { ...own, plannedEndMs }) : state;
}
