// Makes a batch of what is pending on the device.
import { MAX_ELAPSED_MS } from '#contract/common.ts';
import type { EventBatch } from '#contract/entities/attempt.ts';
import { hashState } from '#machines/kit/hash.ts';
import { coalesce } from './coalesce.ts';
import type { StoredEvent } from './device-log.ts';

/** A batch, and the key of the newest event in it. */
export interface NumberedBatch {
  readonly batch: EventBatch;
  readonly lastKey: number;
}

interface BatchStamp {
  readonly writer: number;
  readonly sequence: number;
  readonly previousHash: string | null;
  readonly elapsedMs: number;
  readonly contactAt: string;
}

/** What of the pending events may go together. */
export function sendable(pending: readonly StoredEvent[], deadline: string | null): readonly StoredEvent[] {
  return ofOneRun(upToDeadline(pending, deadline));
}

/** What happened in time goes before what did not, in a batch of its own: a batch too late is refused as a whole. */
function upToDeadline(pending: readonly StoredEvent[], deadline: string | null): readonly StoredEvent[] {
  if (deadline === null) return pending;
  const deadlineMs = Date.parse(deadline);
  const late = pending.findIndex(({ happenedMs = 0 }) => happenedMs > deadlineMs);
  return late > 0 ? pending.slice(0, late) : pending;
}

/** A batch carries one clock, so actions of another run wait for the next one. */
function ofOneRun(pending: readonly StoredEvent[]): readonly StoredEvent[] {
  const first = pending.find(({ clock }) => clock !== undefined)?.clock;
  const other = pending.findIndex(
    ({ clock }) => clock !== undefined && (clock.taskId !== first?.taskId || clock.restart !== first.restart),
  );
  return other > 0 ? pending.slice(0, other) : pending;
}

/** The next batch of what is pending. */
export function makeBatch(
  pending: readonly StoredEvent[],
  maxEvents: number,
  stamp: BatchStamp,
): NumberedBatch {
  const { events, taken } = coalesce(
    pending.map((stored) => stored.event),
    maxEvents,
  );
  const newest = pending[taken - 1];
  const clock = pending.slice(0, taken).findLast((stored) => stored.clock !== undefined)?.clock;
  const batch = {
    writer: stamp.writer,
    sequence: stamp.sequence,
    contentHash: hashState(events),
    previousHash: stamp.previousHash,
    elapsedMs: Math.min(Math.floor(stamp.elapsedMs), MAX_ELAPSED_MS),
    sinceContactMs: Math.min(
      Math.max(0, (newest?.happenedMs ?? 0) - Date.parse(stamp.contactAt)),
      MAX_ELAPSED_MS,
    ),
    ...(clock === undefined ? {} : { clock }),
    events: [...events],
  };
  return { batch, lastKey: newest?.key ?? 0 };
}
