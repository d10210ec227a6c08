// Where every plate of the running job is: drawn by the scene, and written down by the learner after a stop.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf, jobOf, runningJob } from '../change.ts';
import type { EquipmentState, Job, Plate, Visit, WaferPlan } from '../state.ts';
import { isSince3 } from '../version.ts';
import { movingUntilMs, standAt, type ArmId } from './stand.ts';

/** In its slot, in a module (in process or waiting afterwards), or at the hand-over between two. */
export type WaferPlace =
  | { readonly slot: number; readonly at: 'slot' }
  | {
      readonly slot: number;
      readonly at: 'module';
      readonly module: string;
      readonly step: ProcessStep;
      readonly fromMs: number;
      readonly toMs: number;
      readonly isBusy: boolean;
    }
  /** Since version 3: on an arm; without `from` out of the slot, without `to` into it. */
  | {
      readonly slot: number;
      readonly at: 'arm';
      readonly arm: ArmId;
      readonly from?: string;
      readonly to?: string;
      readonly fromMs: number;
      readonly toMs: number;
    }
  /** Before version 3. */
  | { readonly slot: number; readonly at: 'handover'; readonly after?: string };

/** The job whose plates are in the track or, without one, the job that ended last. */
function drawnJob(state: EquipmentState): Job | undefined {
  return runningJob(state) ?? jobOf(state, state.jobs.findLast((job) => job.startedAtMs !== undefined)?.id);
}

/** Every plate of the job at `nowMs`, by slot. Times before the state's own are read from its plan. */
export function waferPlaces(
  _ruleset: EquipmentRuleset,
  state: EquipmentState,
  nowMs: number,
): readonly WaferPlace[] {
  const plates = carrierOf(state, drawnJob(state)?.pod)?.plates ?? [];
  const { plan: all } = state.track;
  if (isSince3(state)) return all.map((plan) => placeNow(state, plan, plates[plan.slot - 1], nowMs));
  return all.map((plan) => placeAt(all, plan, plates[plan.slot - 1], nowMs));
}

/** Since version 3. */
function placeNow(
  state: EquipmentState,
  plan: WaferPlan,
  plate: Plate | undefined,
  nowMs: number,
): WaferPlace {
  const { slot } = plan;
  const isLeft = state.track.left?.slots.includes(slot) === true;
  if (plate?.status === 'SKIPPED' || (plate?.status === 'ABORTED' && !isLeft)) return { slot, at: 'slot' };
  const movingUntil = movingUntilMs(state, slot, nowMs);
  const stand = standAt(plan, movingUntil);
  if (stand.at !== 'module') return { slot, ...stand };
  const { module, step, fromMs, toMs } = stand.visit;
  return { slot, at: 'module', module, step, fromMs, toMs, isBusy: movingUntil < toMs };
}

function placeAt(
  all: readonly WaferPlan[],
  plan: WaferPlan,
  plate: Plate | undefined,
  nowMs: number,
): WaferPlace {
  const { slot, visits, backAtMs } = plan;
  if (!isOut(plan, plate, nowMs)) return { slot, at: 'slot' };
  const last = visits.findLast(({ fromMs }) => fromMs <= nowMs);
  if (!last) return { slot, at: 'handover' };
  // A plate with no way on stays where it was; one that waits for the next module has been taken out.
  const isStanding = backAtMs === undefined && last === visits.at(-1) && !isTaken(all, last, nowMs);
  if (nowMs >= last.toMs && !isStanding) return { slot, at: 'handover', after: last.module };
  const { module, step, fromMs, toMs } = last;
  return { slot, at: 'module', module, step, fromMs, toMs, isBusy: nowMs < toMs };
}

/** Another plate has entered the module since, so the one that was processed there before has left it. */
function isTaken(all: readonly WaferPlan[], { module, toMs }: Visit, nowMs: number): boolean {
  return all.some(({ visits }) =>
    visits.some((other) => other.module === module && other.fromMs >= toMs && other.fromMs <= nowMs),
  );
}

/** Whether the plate is out of its slot. One that was given up has been put back. */
function isOut({ sentAtMs, backAtMs }: WaferPlan, plate: Plate | undefined, nowMs: number): boolean {
  if (plate?.status === 'ABORTED' || plate?.status === 'STOPPED') return false;
  return sentAtMs !== undefined && nowMs >= sentAtMs && nowMs < (backAtMs ?? Infinity);
}

const ARM_WORDS = { indexer: 'INDEXER', process: 'ARM' } as const;

/** The plates in the track as `slot:MODULE`, joined by commas in the order of the slots. */
export function waferPlacesText(ruleset: EquipmentRuleset, state: EquipmentState): string {
  return waferPlaces(ruleset, state, state.clockMs)
    .toSorted((a, b) => a.slot - b.slot)
    .flatMap((place) => {
      if (place.at === 'module') return [`${place.slot}:${place.module}`];
      if (place.at === 'arm') return [`${place.slot}:${ARM_WORDS[place.arm]}`];
      return place.at === 'handover' ? [`${place.slot}:HANDOVER`] : [];
    })
    .join(',');
}
