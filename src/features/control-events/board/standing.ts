// How a person of an event stands, from their row of the board; and who needs a look. Pure.
import type { BoardRow } from '#contract/entities/control.ts';
import type { Execution } from '#contract/entities/execution.ts';

export type Standing =
  | 'OUT'
  | 'PAUSED'
  | 'AWAY'
  | 'READY'
  | 'WORKING'
  | 'LOST'
  | 'OVER'
  | 'EXPIRED'
  | 'MARKED';

const LOOK_REASONS = ['LOST', 'LATE', 'BRANCHES', 'QUIET'] as const;
type LookReason = (typeof LOOK_REASONS)[number];

/** Who has not begun so long after the start needs a look. */
const LATE_MS = 5 * 60_000;
/** So does who has saved nothing for this long. */
const QUIET_MS = 5 * 60_000;

export function standingOf(row: BoardRow): Standing {
  if (row.outAt !== null) return 'OUT';
  switch (row.status) {
    case null:
      return row.isConnected ? 'READY' : 'AWAY';
    case 'IN_PROGRESS':
      if (row.pausedAt !== null) return 'PAUSED';
      return row.isConnected ? 'WORKING' : 'LOST';
    case 'CLOSING':
    case 'EXPIRED':
      return 'EXPIRED';
    case 'REVIEWED':
      return 'MARKED';
    default:
      return 'OVER';
  }
}

/** Why the person needs a look; empty: all is well. */
export function looksOf(
  row: BoardRow,
  event: Pick<Execution, 'startDateTime' | 'state'>,
  nowMs: number,
): readonly LookReason[] {
  const standing = standingOf(row);
  const isLate = event.state === 'OPEN' && nowMs - Date.parse(event.startDateTime) > LATE_MS;
  const quietMs = nowMs - Date.parse(row.savedAt ?? '');
  const holds: Readonly<Record<LookReason, boolean>> = {
    LOST: standing === 'LOST',
    LATE: standing === 'AWAY' && isLate && Date.parse(row.deadline) > nowMs,
    BRANCHES: row.branchCount > 0 && row.status === 'IN_PROGRESS',
    QUIET: standing === 'WORKING' && quietMs > QUIET_MS,
  };
  return LOOK_REASONS.filter((reason) => holds[reason]);
}

export type CountName = 'away' | 'ready' | 'working' | 'over';

export function countOf(standing: Standing): CountName | undefined {
  switch (standing) {
    case 'AWAY':
      return 'away';
    case 'READY':
      return 'ready';
    case 'WORKING':
    case 'LOST':
    case 'PAUSED':
      return 'working';
    case 'OVER':
    case 'EXPIRED':
    case 'MARKED':
      return 'over';
    case 'OUT':
      return undefined;
  }
}
