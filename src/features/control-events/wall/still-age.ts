// How old what a still shows is, and what is said of it: nothing old is shown as fresh. Pure.
import type { BoardRow } from '#contract/entities/control.ts';

export type StillState = 'FRESH' | 'OLD' | 'PAUSED' | 'LOST' | 'UNHEARD' | 'OVER';

/** Whoever works is saved at each act. */
const OLD_MS = 60_000;
/** Asked for each 2 s: after this long the still is behind its log. */
const UNHEARD_MS = 10_000;

export interface AgedStill {
  readonly row: Pick<BoardRow, 'status' | 'isConnected' | 'pausedAt' | 'savedAt' | 'startedAt'>;
  /** By the server's clock: as of when the log is drawn. */
  readonly asOf: string;
  /** The rows of the board come. */
  readonly isBoardFresh: boolean;
  readonly nowMs: number;
}

/** In ms: since the learner's device last saved, or since the server was last heard of, whichever is longer. */
export function ageOf({ row: { savedAt, startedAt }, asOf, nowMs }: AgedStill): number {
  const saved = savedAt ?? startedAt ?? asOf;
  return Math.max(0, nowMs - Math.min(Date.parse(saved), Date.parse(asOf)));
}

export function stillState(still: AgedStill): StillState {
  const { row, asOf, isBoardFresh, nowMs } = still;
  if (row.status !== 'IN_PROGRESS') return 'OVER';
  if (!isBoardFresh || nowMs - Date.parse(asOf) > UNHEARD_MS) return 'UNHEARD';
  if (row.pausedAt !== null) return 'PAUSED';
  if (!row.isConnected) return 'LOST';
  return ageOf(still) > OLD_MS ? 'OLD' : 'FRESH';
}
