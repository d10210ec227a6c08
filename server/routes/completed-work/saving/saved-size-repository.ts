// How much is saved of an attempt: its bound, and room made by dropping what later events have superseded.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { withoutSuperseded } from '#server/marking/without-superseded.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findAttempt, findAttemptTasks, lockAttempt } from '../attempts-repository.ts';
import { findBatches } from '../batches-repository.ts';

/** What a stored batch takes beside its events. */
const BATCH_BYTES = 100;
/** Superseded events are dropped when at least this share of what is saved may be superseded. */
const WORTH_SHARE = 0.25;
const MEGABYTE = 1024 * 1024;

export interface SavedSize {
  readonly bytes: number;
  readonly events: number;
}

/** The size of a batch; `text` is its events as they are stored. */
export function sizeOfBatch(events: readonly AttemptEvent[], text: string): SavedSize {
  const counts = events.map((event) => (event.type === 'ACTIONS' ? event.entries.length : 1));
  return {
    bytes: Buffer.byteLength(text) + BATCH_BYTES,
    events: counts.reduce((sum, count) => sum + count, 0),
  };
}

export function sumOfSizes(sizes: readonly SavedSize[]): SavedSize {
  return sizes.reduce(
    (sum, { bytes, events }) => ({ bytes: sum.bytes + bytes, events: sum.events + events }),
    {
      bytes: 0,
      events: 0,
    },
  );
}

/** The refusal of what has no room in an attempt. */
export function attemptFull(): ApiFault {
  const { savedBytes, savedEvents } = ATTEMPT_LIMITS;
  return new ApiFault('ATTEMPT_FULL', {
    params: { megabytes: savedBytes / MEGABYTE, events: savedEvents },
  });
}

export function hasRoom(
  saved: { readonly savedBytes: number; readonly savedEvents: number },
  { bytes, events }: SavedSize,
): boolean {
  return (
    saved.savedBytes + bytes <= ATTEMPT_LIMITS.savedBytes &&
    saved.savedEvents + events <= ATTEMPT_LIMITS.savedEvents
  );
}

/** Drops what is superseded, and returns the size of what is left. The newest batch stays, to know its repeats. */
async function dropSuperseded(tx: Tx, attemptId: string, lastSequence: number): Promise<SavedSize> {
  const limits = new Map((await findAttemptTasks(tx, attemptId)).map((row) => [row.taskId, row.maxAttempts]));
  const batches = await findBatches(tx, attemptId);
  const needed = withoutSuperseded(limits, batches);
  const kept = new Map(batches.map(({ sequence }, index) => [sequence, needed[index] ?? []]));
  const stored = tx.selectFrom('eventBatches').select('sequence').where('attemptId', '=', attemptId);
  const sizes: SavedSize[] = [];
  for (const { sequence } of await stored.execute()) {
    const events = kept.get(sequence) ?? [];
    if (events.length > 0 || sequence === lastSequence) {
      const text = json(events);
      sizes.push(sizeOfBatch(events, text));
      await tx
        .updateTable('eventBatches')
        .set({ events: text })
        .where('attemptId', '=', attemptId)
        .where('sequence', '=', sequence)
        .execute();
    } else {
      await tx
        .deleteFrom('eventBatches')
        .where('attemptId', '=', attemptId)
        .where('sequence', '=', sequence)
        .execute();
    }
  }
  return sumOfSizes(sizes);
}

/** Whether there is room for `wanted`, or could be made. */
export async function makeRoom(tx: Tx, attemptId: string, wanted: SavedSize): Promise<boolean> {
  await lockAttempt(tx, attemptId);
  const attempt = await findAttempt(tx, attemptId);
  if (attempt === undefined) return false;
  if (hasRoom(attempt, wanted)) return true;
  const { savedBytes, neededBytes } = attempt;
  if (savedBytes - neededBytes < savedBytes * WORTH_SHARE) return false;
  const { bytes, events } = await dropSuperseded(tx, attemptId, attempt.lastSequence);
  await tx
    .updateTable('attempts')
    .set({ savedBytes: bytes, savedEvents: events, neededBytes: bytes })
    .where('id', '=', attemptId)
    .execute();
  return hasRoom({ savedBytes: bytes, savedEvents: events }, wanted);
}
