// What a contact says of a run's clock, held against the server's: freezes, lags, going on without the server. Pure.
import type { ClockFactKind } from '#contract/entities/attempt-trust.ts';
import type { RunClocksTable } from '#server/storage/tables/saving.ts';

/** After this long without an acknowledgement a device covers the scene and stops its clock. */
const FREEZE_AFTER_MS = 15_000;
/** How far simulated time may be ahead of what the server has seen pass. */
export const MAX_AHEAD_MS = 2000;
/** A lag up to this, or for a single contact, is the network's. */
const MAX_LAG_MS = 3000;

export interface ClockFact {
  readonly kind: ClockFactKind;
  readonly simulatedMs: number;
  readonly lastedMs: number;
}

interface Judged {
  readonly facts: readonly ClockFact[];
  /** The simulation went on while nothing was acknowledged. */
  readonly isInGap: boolean;
  /** What changes in the row; null: nothing. */
  readonly changes: Pick<RunClocksTable, 'baseMs' | 'frozenMs' | 'lagMs'> | null;
}

/** What of a gap between two contacts the server takes as a freeze, in ms. */
function freezeIn({ contactMs, beforeContactMs, idleMs, beforeIdleMs }: RunClocksTable): number {
  const passedMs = contactMs - beforeContactMs;
  // A run that has just begun: before, there was nothing to freeze.
  const isFirst = beforeIdleMs === 0 && idleMs <= FREEZE_AFTER_MS;
  return isFirst ? 0 : Math.max(0, passedMs - FREEZE_AFTER_MS);
}

/** Entries dated before a time that the device had reported as passed: they count from that time. */
function backdated({ beforeSimulatedMs }: RunClocksTable, firstAtMs: number | undefined): ClockFact[] {
  if (firstAtMs === undefined || firstAtMs >= beforeSimulatedMs) return [];
  return [{ kind: 'LAG', simulatedMs: firstAtMs, lastedMs: beforeSimulatedMs - firstAtMs }];
}

/** Both are rounded to whole ms. */
const MAX_ROUNDING_MS = 100;

/** Idle time that is said to have passed while simulated time did not: simulated time runs at least as fast. */
function stalled({ idleMs, beforeIdleMs, simulatedMs, beforeSimulatedMs }: RunClocksTable): number {
  const stalledMs = idleMs - beforeIdleMs - (simulatedMs - beforeSimulatedMs);
  return stalledMs > MAX_ROUNDING_MS ? stalledMs : 0;
}

/**
 * @param row the clock as of this contact, with the contact before
 * @param firstAtMs the simulated time of the first entry that came with it; undefined: none came
 */
export function judgeContact(row: RunClocksTable, firstAtMs: number | undefined): Judged {
  const freezeMs = freezeIn(row);
  const frozenMs = row.frozenMs + freezeMs;
  const behindMs = row.contactMs - row.idleMs - row.doneIdleMs - frozenMs;
  const behindBeforeMs = row.beforeContactMs - row.beforeIdleMs - row.doneIdleMs - row.frozenMs;
  const baseMs = Math.min(row.baseMs, behindMs);
  const lasting = Math.min(behindMs, behindBeforeMs) - baseMs;
  const isLagging = lasting - row.lagMs > MAX_LAG_MS;
  const lagMs = isLagging ? lasting : row.lagMs;
  const facts: ClockFact[] = backdated(row, firstAtMs);
  if (freezeMs > 0) facts.push({ kind: 'FREEZE', simulatedMs: row.beforeSimulatedMs, lastedMs: freezeMs });
  const stalledMs = stalled(row);
  if (stalledMs > 0) facts.push({ kind: 'LAG', simulatedMs: row.beforeSimulatedMs, lastedMs: stalledMs });
  if (isLagging)
    facts.push({ kind: 'LAG', simulatedMs: row.beforeSimulatedMs, lastedMs: lasting - row.lagMs });
  const isChanged = freezeMs > 0 || isLagging || baseMs < row.baseMs;
  return {
    facts,
    isInGap: freezeMs > 0 && row.idleMs - row.beforeIdleMs > FREEZE_AFTER_MS + MAX_AHEAD_MS,
    changes: isChanged ? { baseMs, frozenMs, lagMs } : null,
  };
}
