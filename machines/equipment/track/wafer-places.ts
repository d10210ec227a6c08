// Where every plate of the running job is at a time: what the scene draws, and what one writes down after a stop.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import { carrierOf, jobOf, runningJob } from '../change.ts';
import type { EquipmentState, Job, Plate, Visit, WaferPlan } from '../state.ts';

/** In its slot, in a module (working on it, or done and waiting there), or between two modules at the hand-over. */
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
  | { readonly slot: number; readonly at: 'handover'; readonly after?: string };

/** The job whose plates are on the way, or else the one that ended last. */
function drawnJob(state: EquipmentState): Job | undefined {
  return runningJob(state) ?? jobOf(state, state.jobs.findLast((job) => job.startedAtMs !== undefined)?.id);
}

/** Every plate of the job on the track at `nowMs`, by slot. Times before the state's own are read off its plan. */
export function waferPlaces(
  _ruleset: EquipmentRuleset,
  state: EquipmentState,
  nowMs: number,
): readonly WaferPlace[] {
  const plates = carrierOf(state, drawnJob(state)?.pod)?.plates ?? [];
  const { plan: all } = state.track;
  return all.map((plan) => placeAt(all, plan, plates[plan.slot - 1], nowMs));
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
  // One that has no way on stands where it was treated; one that waits for the next module has been taken out.
  const isStanding = backAtMs === undefined && last === visits.at(-1) && !isTaken(all, last, nowMs);
  if (nowMs >= last.toMs && !isStanding) return { slot, at: 'handover', after: last.module };
  const { module, step, fromMs, toMs } = last;
  return { slot, at: 'module', module, step, fromMs, toMs, isBusy: nowMs < toMs };
}

/** Another plate has come into the module since: what was treated there before has made way for it. */
function isTaken(all: readonly WaferPlan[], { module, toMs }: Visit, nowMs: number): boolean {
  return all.some(({ visits }) =>
    visits.some((other) => other.module === module && other.fromMs >= toMs && other.fromMs <= nowMs),
  );
}

/** A plate that was given up has been put back into its slot. */
function isOut({ sentAtMs, backAtMs }: WaferPlan, plate: Plate | undefined, nowMs: number): boolean {
  if (plate?.status === 'ABORTED' || plate?.status === 'STOPPED') return false;
  return sentAtMs !== undefined && nowMs >= sentAtMs && nowMs < (backAtMs ?? Infinity);
}

/** `slot:MODULE` of the plates in the track, joined by commas in the order of the slots. */
export function waferPlacesText(ruleset: EquipmentRuleset, state: EquipmentState): string {
  return waferPlaces(ruleset, state, state.clockMs)
    .toSorted((a, b) => a.slot - b.slot)
    .flatMap((place) => {
      if (place.at === 'module') return [`${place.slot}:${place.module}`];
      return place.at === 'handover' ? [`${place.slot}:HANDOVER`] : [];
    })
    .join(',');
}
