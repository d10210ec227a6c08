// Schedules plates on modules, first come, first served. With the built-in recipes no plate ever waits.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import type { Visit, WaferPlan } from '../state.ts';
import type { TimedStep } from './period.ts';

/** A plate that still has steps to do: what it has done, what is left, and when it is ready to go on. */
export interface Waiting {
  readonly slot: number;
  readonly done: readonly Visit[];
  readonly left: readonly TimedStep[];
  readonly readyAtMs: number;
  readonly sentAtMs?: number;
}

interface Modules {
  /** The ids of a kind's modules in service; the first free one is used. */
  readonly ofKind: (kind: ModuleKind) => readonly string[];
  /** When each module is free; a module that is not listed is free now. */
  readonly freeAtMs: ReadonlyMap<string, number>;
}

interface Row {
  readonly waiting: Waiting;
  visits: readonly Visit[];
  next: number;
  readyAtMs: number;
}

/**
 * The rest of every plate's way. The plate that is ready first is served first; of several, the one
 * further on its way, then the one earlier in the list. A plate that needs a kind without modules
 * stays where it is indefinitely.
 */
export function schedule(list: readonly Waiting[], modules: Modules): readonly WaferPlan[] {
  const free = new Map(modules.freeAtMs);
  const rows = list.map((waiting): Row => ({
    waiting,
    visits: waiting.done,
    next: 0,
    readyAtMs: waiting.readyAtMs,
  }));
  const open = new Set(rows);
  for (let row = firstReady(open); row; row = firstReady(open)) {
    const step = row.waiting.left[row.next];
    const visit = step && serve(step, row.readyAtMs, modules, free);
    if (!visit) {
      open.delete(row);
      continue;
    }
    row.visits = [...row.visits, visit];
    row.next += 1;
    row.readyAtMs = visit.toMs;
  }
  return rows.map(planOf);
}

function serve(
  { step, kind, timeMs }: TimedStep,
  readyAtMs: number,
  modules: Modules,
  free: Map<string, number>,
): Visit | undefined {
  let module: string | undefined;
  for (const id of modules.ofKind(kind)) {
    if (module === undefined || freeAt(free, id) < freeAt(free, module)) module = id;
    if (freeAt(free, module) <= readyAtMs) break;
  }
  if (module === undefined) return undefined;
  const fromMs = Math.max(readyAtMs, freeAt(free, module));
  const toMs = fromMs + timeMs;
  free.set(module, toMs);
  return { step, module, fromMs, toMs };
}

function freeAt(free: ReadonlyMap<string, number>, module: string): number {
  return free.get(module) ?? 0;
}

function firstReady(open: ReadonlySet<Row>): Row | undefined {
  let first: Row | undefined;
  for (const row of open) {
    if (!first || row.readyAtMs < first.readyAtMs) first = row;
    else if (row.readyAtMs === first.readyAtMs && row.visits.length > first.visits.length) first = row;
  }
  return first;
}

/** A plate leaves its slot when its first module takes it, and is back when the last one releases it. */
function planOf({ waiting, visits, next, readyAtMs }: Row): WaferPlan {
  const sentAtMs = waiting.sentAtMs ?? visits[0]?.fromMs;
  const isWhole = next === waiting.left.length && sentAtMs !== undefined;
  return {
    slot: waiting.slot,
    visits,
    ...(sentAtMs === undefined ? {} : { sentAtMs }),
    ...(isWhole ? { backAtMs: readyAtMs } : {}),
  };
}
