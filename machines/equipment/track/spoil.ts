// What spoils plates: standing too long in a module or between two steps, and figures outside of what they bear.
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { Handling, RecipeStep } from '#contract/simulation/equipment-track.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';
import { carrierOf, jobOf, withPlates } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job, Plate, WaferPlan } from '../state.ts';
import { loadedRecipe } from './steps.ts';
import { movingUntilMs, takenAtMs } from './stand.ts';

interface Spoiling {
  readonly atMs: number;
  readonly reason: string;
}

/** Keeps the time at which the next plate spoils; call it whenever plan, halt or figures have changed. */
export function withSpoiling(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  const { spoilsAtMs: _spoilsAtMs, ...track } = state.track;
  const times = comingOf(index, state).map(({ atMs }) => atMs);
  return {
    ...state,
    track: times.length === 0 ? track : { ...track, spoilsAtMs: Math.max(Math.min(...times), state.clockMs) },
  };
}

/** Marks the plates whose time has come as scrap. */
export function spoilPlates(index: EquipmentIndex, state: EquipmentState): EquipmentState {
  if ((state.track.spoilsAtMs ?? Infinity) > state.clockMs) return state;
  const due = new Map(
    comingOf(index, state).flatMap(({ slot, atMs, reason }) =>
      atMs <= state.clockMs ? [[slot, reason]] : [],
    ),
  );
  const pod = jobInside(state)?.pod;
  const spoiled =
    pod === undefined
      ? state
      : withPlates(state, pod, (plate, slot) => {
          const reason = due.get(slot);
          return reason === undefined ? plate : { ...plate, scrap: reason };
        });
  return withSpoiling(index, spoiled);
}

/** The job whose plates are in the track: on their way, or left there. */
function jobInside(state: EquipmentState): Job | undefined {
  const { job, left } = state.track;
  return left
    ? state.jobs.findLast(({ pod, startedAtMs }) => pod === left.pod && startedAtMs !== undefined)
    : jobOf(state, job);
}

function comingOf(
  index: EquipmentIndex,
  state: EquipmentState,
): readonly (Spoiling & { readonly slot: number })[] {
  const { handling } = index.ruleset;
  const job = jobInside(state);
  if (!handling || !job) return [];
  const plates = carrierOf(state, job.pod)?.plates ?? [];
  const flow = index.flows.get(job.waferFlow)?.steps ?? [];
  const wrong = wrongSteps(index, state, handling, job);
  return state.track.plan.flatMap((plan) => {
    if (!canSpoil(state, plates[plan.slot - 1], plan.slot)) return [];
    const movesUntilMs = movingUntilMs(state, plan.slot, Infinity);
    let first = standing(handling, plan, movesUntilMs, undefined);
    first = delayed(handling, { plan, flow }, movesUntilMs, first);
    for (const one of wronged(wrong, plan, movesUntilMs, state.clockMs))
      first = sooner(first, one.atMs, one.reason);
    return first === undefined ? [] : [{ slot: plan.slot, ...first }];
  });
}

/** The one that comes first; of two at the same time the one found first. */
function sooner(first: Spoiling | undefined, atMs: number, reason: string): Spoiling {
  return first !== undefined && first.atMs <= atMs ? first : { atMs, reason };
}

/** What bears on a step, by the step. */
const boundsOf = onceForEach(({ stays, delays }: Handling) => {
  const steps = [...new Set([...stays.flatMap((row) => row.steps), ...delays.map(({ after }) => after)])];
  const rowsOf = (step: ProcessStep) => ({
    stay: stays.find((row) => row.steps.includes(step)),
    delays: delays.filter(({ after }) => after === step),
  });
  return new Map(steps.map((step) => [step, rowsOf(step)]));
});

function canSpoil({ track }: EquipmentState, plate: Plate | undefined, slot: number): boolean {
  if (!plate || plate.scrap !== undefined) return false;
  return (
    plate.status === 'IN_PROCESS' ||
    plate.status === 'NEEDS_PROCESSING' ||
    track.left?.slots.includes(slot) === true
  );
}

/** When what is planned for a time happens; never, if everything stands before. */
function happens(atMs: number | undefined, movesUntilMs: number): number {
  return atMs === undefined || atMs > movesUntilMs ? Infinity : atMs;
}

/** Longer in a module than its step's time and what the plate bears beyond it. */
function standing(
  handling: Handling,
  { visits, backArmMs }: WaferPlan,
  movesUntilMs: number,
  known: Spoiling | undefined,
): Spoiling | undefined {
  const bounds = boundsOf(handling);
  let first = known;
  for (const [order, { step, fromMs, toMs }] of visits.entries()) {
    const row = bounds.get(step)?.stay;
    if (!row || fromMs > movesUntilMs) continue;
    const next = visits[order + 1];
    const leavesAtMs = happens(next ? takenAtMs(next) : backArmMs, movesUntilMs);
    // Stopped under way, or processed and not fetched.
    const atMs = (movesUntilMs < toMs ? movesUntilMs : toMs + handling.reserveMs) + row.mostMs;
    if (leavesAtMs > atMs) first = sooner(first, atMs, row.reason);
  }
  return first;
}

/** One step done, and the next that must follow it in time not begun. */
function delayed(
  handling: Handling,
  { plan: { visits }, flow }: { readonly plan: WaferPlan; readonly flow: readonly ProcessStep[] },
  movesUntilMs: number,
  known: Spoiling | undefined,
): Spoiling | undefined {
  const bounds = boundsOf(handling);
  let first = known;
  for (const [order, { step, toMs }] of visits.entries()) {
    if (toMs > movesUntilMs) continue;
    for (const { before, mostMs, reason } of bounds.get(step)?.delays ?? []) {
      if (!flow.includes(before, order + 1)) continue;
      const begin = visits.find((visit, at) => at > order && visit.step === before)?.fromMs;
      const atMs = toMs + mostMs;
      if (happens(begin, movesUntilMs) > atMs) first = sooner(first, atMs, reason);
    }
  }
  return first;
}

/** In a step that is done wrongly, from its beginning or from now. */
function wronged(
  wrong: ReadonlyMap<ProcessStep, string>,
  { visits }: WaferPlan,
  movesUntilMs: number,
  nowMs: number,
): readonly Spoiling[] {
  if (wrong.size === 0) return [];
  return visits.flatMap(({ step, fromMs, toMs }) => {
    const reason = wrong.get(step);
    if (reason === undefined || toMs <= nowMs || happens(fromMs, movesUntilMs) === Infinity) return [];
    return [{ atMs: Math.max(fromMs, nowMs), reason }];
  });
}

/** The steps of a job that settings or loaded figures take out of what a plate bears, with the reason. */
function wrongSteps(
  index: EquipmentIndex,
  state: EquipmentState,
  handling: Handling,
  job: Job,
): ReadonlyMap<ProcessStep, string> {
  const outside = handling.windows.filter(({ setting, least, most }) => {
    const value = state.settings[setting];
    return value !== undefined && (value < least || value > most);
  });
  const bySetting = outside.flatMap(({ steps, reason }) => steps.map((step) => [step, reason] as const));
  const loaded = new Map(loadedRecipe(index, state, job.recipe)?.map((row) => [row.step, row]));
  const byFigure = (index.recipes.get(job.recipe)?.steps ?? []).flatMap((row) => {
    const own = loaded.get(row.step);
    const reason = own && wrongFigure(state, handling, row, own);
    return reason === undefined ? [] : [[row.step, reason] as const];
  });
  return new Map([...bySetting, ...byFigure]);
}

function wrongFigure(
  { settings }: EquipmentState,
  { figures, offsets }: Handling,
  right: RecipeStep,
  loaded: RecipeStep,
): string | undefined {
  return figures.find(({ value, most, isPermille }) => {
    const wanted = right[value];
    if (wanted === undefined) return false;
    const added = offsets
      .filter((row) => row.value === value && row.steps.includes(right.step))
      .reduce((sum, { setting }) => sum + (settings[setting] ?? 0), 0);
    const off = Math.abs((loaded[value] ?? 0) + added - wanted);
    return isPermille ? off * 1000 > most * wanted : off > most;
  })?.reason;
}

/** Plates that are scrap among those of the job that is, or was last, in the track: what CHECK finds. */
export function spoiledSlots(state: EquipmentState): readonly number[] {
  const job = jobInside(state) ?? state.jobs.findLast(({ startedAtMs }) => startedAtMs !== undefined);
  const plates = carrierOf(state, job?.pod)?.plates ?? [];
  return plates.flatMap(({ scrap }, at) => (scrap === undefined ? [] : [at + 1]));
}
