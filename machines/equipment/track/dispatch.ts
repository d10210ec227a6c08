// Plans a plate's way so that once it moves it never waits longer than its steps allow.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import type { Visit, WaferPlan } from '../state.ts';
import type { Occupancy } from './occupancy.ts';
import type { TimedStep } from './period.ts';
import { takenAtMs } from './stand.ts';

/** How long hand-overs take, and how much of each step's time is for loading, unloading and the arm. */
export interface Carrying {
  readonly transferMs: number;
  readonly reserveMs: number;
}

export interface Track {
  readonly taken: Occupancy;
  /** The ids of a kind's modules in service. */
  readonly ofKind: (kind: ModuleKind) => readonly string[];
  readonly carrying: Carrying;
  /** For each step of the flow the modules that are its own as long as there are enough for all. */
  readonly homes: readonly (readonly string[])[];
}

/** A plate that still has steps to do: in its slot, or in the module of its last visit. */
export interface Traveller {
  readonly slot: number;
  readonly done: readonly Visit[];
  readonly left: readonly TimedStep[];
  /** It goes on no earlier than this. */
  readonly fromMs: number;
  readonly sentAtMs?: number;
}

/** A step takes place in a module at least this long, however short it was set, in ms. */
const MIN_PROCESS_MS = 1000;
/** How much later the next try is to go on. */
const LATER_MS = 500;
const MAX_TRIES = 4000;

/** A step's share of the way: its time, of which the reserve is for the arms. */
function shareMs({ timeMs }: Pick<TimedStep, 'timeMs'>, { reserveMs }: Carrying): number {
  return Math.max(timeMs, reserveMs + MIN_PROCESS_MS);
}

/**
 * The earliest way of a plate among those that are planned already, which it takes up in the occupancy; it goes as
 * far as there are modules. Undefined when it can't go on at all.
 */
export function dispatch(track: Track, plate: Traveller): WaferPlan | undefined {
  const blocked = plate.left.findIndex(({ kind }) => track.ofKind(kind).length === 0);
  const most = blocked === -1 ? plate.left.length : blocked;
  // What is still in its slot stays there rather than getting stuck on its way.
  const least = plate.done.length === 0 ? plate.left.length : 1;
  for (let steps = most; steps >= Math.max(1, least); steps--) {
    const way = wayOf(track, plate, plate.left.slice(0, steps));
    if (way) return taken(track, plate, way);
  }
  return undefined;
}

interface Way {
  readonly visits: readonly Visit[];
  readonly backArmMs?: number;
}

interface Delayed {
  /** How much later one might get through. */
  readonly byMs: number;
}

function wayOf(track: Track, plate: Traveller, steps: readonly TimedStep[]): Way | undefined {
  let startMs = plate.fromMs;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const way = tryFrom(track, plate, steps, startMs);
    if (!('byMs' in way)) return way;
    if (way.byMs === Infinity) return undefined;
    startMs += Math.max(LATER_MS, way.byMs);
  }
  return undefined;
}

/** The way that begins at `startMs`, or by how much it would have to begin later. */
function tryFrom(
  track: Track,
  plate: Traveller,
  steps: readonly TimedStep[],
  startMs: number,
): Way | Delayed {
  const visits: Visit[] = [];
  let boundaryMs = startMs;
  let leaveByMs = Infinity;
  for (const [order, step] of steps.entries()) {
    const isLast = order === steps.length - 1;
    const isFromSlot = order === 0 && plate.done.length === 0;
    const next = load(track, step, {
      boundaryMs,
      leaveByMs,
      isFromSlot,
      isEnd: isLast && steps.length < plate.left.length,
      homes: track.homes[plate.done.length + order] ?? [],
    });
    if ('byMs' in next) return next;
    visits.push(next.visit);
    leaveByMs = next.untilMs;
    boundaryMs += shareMs(step, track.carrying);
  }
  if (steps.length < plate.left.length) return { visits };
  return unload(track, visits, boundaryMs, leaveByMs);
}

interface Loading {
  /** When the plate's step begins: its arm comes from then on. */
  readonly boundaryMs: number;
  /** When its module is needed for the next plate. */
  readonly leaveByMs: number;
  readonly isFromSlot: boolean;
  /** It stays in the module for an unknown time. */
  readonly isEnd: boolean;
  readonly homes: readonly string[];
}

interface Loaded {
  readonly visit: Visit;
  readonly untilMs: number;
}

/** Of the modules that are free in time, one of the step's own; of those the first to take it, then the one emptied last. */
function load(track: Track, step: TimedStep, about: Loading): Loaded | Delayed {
  const { taken, ofKind, carrying } = track;
  const { transferMs, reserveMs } = carrying;
  const endMs = about.isEnd ? Infinity : about.boundaryMs + shareMs(step, carrying);
  const latestMs = about.boundaryMs + reserveMs - transferMs;
  let best: Ranked | undefined;
  let byMs = Infinity;
  for (const module of ofKind(step.kind)) {
    const free = taken.freeTime(module, endMs);
    if (!free) continue;
    if (free.sinceMs > latestMs) {
      byMs = Math.min(byMs, free.sinceMs - latestMs);
      continue;
    }
    const visit = carried(track, step, about, { module, sinceMs: free.sinceMs });
    if (!visit) {
      byMs = Math.min(byMs, LATER_MS);
      continue;
    }
    const next = {
      visit,
      untilMs: free.untilMs,
      isHome: about.homes.includes(module),
      sinceMs: free.sinceMs,
    };
    if (!best || isBetter(next, best)) best = next;
  }
  return best ?? { byMs };
}

interface Ranked extends Loaded {
  readonly isHome: boolean;
  readonly sinceMs: number;
}

function isBetter(one: Ranked, other: Ranked): boolean {
  if (one.isHome !== other.isHome) return one.isHome;
  if (one.visit.fromMs !== other.visit.fromMs) return one.visit.fromMs < other.visit.fromMs;
  return one.sinceMs > other.sinceMs;
}

interface FreeModule {
  readonly module: string;
  readonly sinceMs: number;
}

/** The visit to a free module, if an arm can bring the plate in time. */
function carried(
  { taken, carrying }: Track,
  timed: TimedStep,
  { boundaryMs, leaveByMs, isFromSlot }: Loading,
  { module, sinceMs }: FreeModule,
): Visit | undefined {
  const { transferMs, reserveMs } = carrying;
  const arm = isFromSlot ? 'indexer' : 'process';
  // The indexer brings a plate in time and holds it until the module is free; the process arm comes then.
  const lastsMs = isFromSlot ? Math.max(transferMs, sinceMs - boundaryMs) : transferMs;
  const wantedMs = isFromSlot ? boundaryMs : Math.max(boundaryMs, sinceMs);
  const armMs = taken.armFreeFrom(arm, wantedMs, lastsMs);
  const fromMs = armMs + lastsMs;
  const isInTime = isFromSlot ? armMs === boundaryMs : armMs <= leaveByMs;
  if (!isInTime || fromMs > boundaryMs + reserveMs) return undefined;
  const toMs = fromMs + shareMs(timed, carrying) - reserveMs;
  // In the order in which a hash writes them.
  return { armMs, fromMs, module, step: timed.step, toMs };
}

/** The indexer brings it back to its slot by the end of the way. */
function unload(
  { taken, carrying }: Track,
  visits: readonly Visit[],
  endMs: number,
  leaveByMs: number,
): Way | Delayed {
  const { transferMs } = carrying;
  const latestMs = Math.min(endMs - transferMs, leaveByMs);
  const backArmMs = taken.armFreeUpTo('indexer', latestMs, transferMs);
  return backArmMs < (visits.at(-1)?.toMs ?? 0) ? { byMs: LATER_MS } : { visits, backArmMs };
}

/** Takes up modules and arms for a way. */
function taken(
  { taken: occupancy, carrying }: Track,
  plate: Traveller,
  { visits, backArmMs }: Way,
): WaferPlan {
  const all = [...plate.done, ...visits];
  for (const visit of visits) {
    const arm = visit === all[0] ? 'indexer' : 'process';
    occupancy.takeArm(arm, { fromMs: takenAtMs(visit), toMs: visit.fromMs });
  }
  const sentAtMs = plate.sentAtMs ?? (visits[0] && takenAtMs(visits[0]));
  const end = backArmMs === undefined ? {} : { backArmMs, backAtMs: backArmMs + carrying.transferMs };
  const plan: WaferPlan = {
    slot: plate.slot,
    visits: all,
    ...(sentAtMs === undefined ? {} : { sentAtMs }),
    ...end,
  };
  if (backArmMs !== undefined)
    occupancy.takeArm('indexer', { fromMs: backArmMs, toMs: backArmMs + carrying.transferMs });
  const last = plate.done.at(-1);
  if (last && visits[0]) occupancy.leaveModule(last.module, takenAtMs(visits[0]));
  occupy(occupancy, plan, plate.done.length);
  return plan;
}

/** Takes up the modules of a plan from the visit `from` on. */
function occupy(occupancy: Occupancy, { visits, backArmMs }: WaferPlan, from: number): void {
  for (const [order, visit] of visits.entries()) {
    if (order < from) continue;
    const next = visits[order + 1];
    const toMs = next ? takenAtMs(next) : (backArmMs ?? Infinity);
    occupancy.takeModule(visit.module, { fromMs: visit.fromMs, toMs });
  }
}

/** Takes up all that a plan that stays as it is needs from `nowMs` on. */
export function keepWay(occupancy: Occupancy, plan: WaferPlan, nowMs: number): void {
  const { visits, backArmMs, backAtMs } = plan;
  for (const visit of visits) {
    if (visit.fromMs <= nowMs) continue;
    occupancy.takeArm(visit === visits[0] ? 'indexer' : 'process', {
      fromMs: takenAtMs(visit),
      toMs: visit.fromMs,
    });
  }
  if (backArmMs !== undefined && backAtMs !== undefined && backAtMs > nowMs) {
    occupancy.takeArm('indexer', { fromMs: backArmMs, toMs: backAtMs });
  }
  const from = visits.findLastIndex((visit) => takenAtMs(visit) <= nowMs);
  occupy(occupancy, plan, Math.max(0, from));
}
