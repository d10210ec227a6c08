// The latest hand-over of a plate in the track, which decides the position of the arms.
import type { WaferPlan } from '#machines/equipment/state.ts';

export interface PlateMove {
  readonly slot: number;
  readonly atMs: number;
  /** Undefined means the cassette. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function movesOf({ slot, visits, backAtMs }: WaferPlan): readonly PlateMove[] {
  const into = visits.map(({ fromMs, module }, at) => ({
    slot,
    atMs: fromMs,
    from: visits[at - 1]?.module,
    to: module,
  }));
  const back =
    backAtMs === undefined ? [] : [{ slot, atMs: backAtMs, from: visits.at(-1)?.module, to: undefined }];
  return [...into, ...back];
}

/** Undefined before the first move. */
export function lastMove(plan: readonly WaferPlan[], atMs: number): PlateMove | undefined {
  return plan
    .flatMap(movesOf)
    .reduce<PlateMove | undefined>(
      (latest, move) => (move.atMs <= atMs && move.atMs >= (latest?.atMs ?? 0) ? move : latest),
      undefined,
    );
}
