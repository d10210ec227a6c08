// Where the plates of the running job are at a moment: in the cassette, in a module, or back.
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { Visit, WaferPlan } from '#machines/equipment/state.ts';

export interface PlateInModule {
  readonly slot: number;
  readonly module: string;
  readonly step: ProcessStep;
  readonly fromMs: number;
  readonly toMs: number;
  /** Which visit of its way it is, from 0. */
  readonly visit: number;
}

/** The visit a plate is at: a plate stays in its module until the next one takes it. */
export function visitAt({ visits, backAtMs }: WaferPlan, atMs: number): Visit | undefined {
  if (backAtMs !== undefined && atMs >= backAtMs) return undefined;
  return visits.findLast(({ fromMs }) => fromMs <= atMs);
}

/** All plates that are in modules. */
export function platesInModules(plan: readonly WaferPlan[], atMs: number): readonly PlateInModule[] {
  return plan.flatMap((one) => {
    const visit = visitAt(one, atMs);
    return visit ? [{ ...visit, slot: one.slot, visit: one.visits.indexOf(visit) }] : [];
  });
}

export interface PlateMove {
  readonly slot: number;
  readonly atMs: number;
  /** Undefined is the cassette. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The latest hand-over of all plates so far; undefined before the first. */
export function lastMove(plan: readonly WaferPlan[], atMs: number): PlateMove | undefined {
  const moves = plan.flatMap(({ slot, visits, backAtMs }) => [
    ...visits.map((visit, index) => ({
      slot,
      atMs: visit.fromMs,
      from: visits[index - 1]?.module,
      to: visit.module,
    })),
    ...(backAtMs === undefined ? [] : [{ slot, atMs: backAtMs, from: visits.at(-1)?.module, to: undefined }]),
  ]);
  return moves.reduce<PlateMove | undefined>(
    (latest, move) => (move.atMs <= atMs && move.atMs >= (latest?.atMs ?? 0) ? move : latest),
    undefined,
  );
}
