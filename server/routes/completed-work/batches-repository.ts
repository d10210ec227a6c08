// The saved batches of an attempt, as far as its bound: an attempt from before there was one may hold more.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { StoredBatch } from '#server/marking/counted-events.ts';
import { withoutSuperseded } from '#server/marking/without-superseded.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findAttemptTasks } from './attempts-repository.ts';

interface SavedBatch extends StoredBatch {
  readonly sequence: number;
}

/** How much of a larger attempt is read at a time. */
const PART_BYTES = ATTEMPT_LIMITS.savedBytes / 4;

function selectBatches(db: Db | Tx, attemptId: string) {
  return db
    .selectFrom('eventBatches')
    .select(['sequence', 'events', 'doubt'])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence');
}

/** Ranges of sequence numbers, each of about `PART_BYTES`. */
function partsOf(
  sizes: readonly { readonly sequence: number; readonly size: number }[],
): readonly { readonly from: number; readonly to: number }[] {
  const parts: { from: number; to: number; size: number }[] = [];
  for (const { sequence, size } of sizes) {
    const part = parts.at(-1);
    if (part === undefined || part.size + size > PART_BYTES)
      parts.push({ from: sequence, to: sequence, size });
    else [part.to, part.size] = [sequence, part.size + size];
  }
  return parts;
}

/** Part by part, without what later parts superseded. What then goes beyond the bound is left out. */
async function findInParts(db: Db | Tx, attemptId: string): Promise<readonly SavedBatch[]> {
  const limits = new Map((await findAttemptTasks(db, attemptId)).map((row) => [row.taskId, row.maxAttempts]));
  const sizes = await db
    .selectFrom('eventBatches')
    .select((eb) => ['sequence', eb.fn<number>('length', [eb.cast('events', 'text')]).as('size')])
    .where('attemptId', '=', attemptId)
    .orderBy('sequence')
    .execute();
  let kept: readonly SavedBatch[] = [];
  for (const { from, to } of partsOf(sizes)) {
    if (JSON.stringify(kept).length > ATTEMPT_LIMITS.savedBytes) break;
    const part = await selectBatches(db, attemptId)
      .where('sequence', '>=', from)
      .where('sequence', '<=', to)
      .execute();
    const all = [...kept, ...part];
    const needed = withoutSuperseded(limits, all);
    kept = all.flatMap(({ sequence, doubt }, index) => {
      const events = needed[index] ?? [];
      return events.length === 0 ? [] : [{ sequence, events, doubt }];
    });
  }
  return kept;
}

/** The batches in order. Of an attempt beyond its bound: without what was superseded. */
export async function findBatches(db: Db | Tx, attemptId: string): Promise<readonly SavedBatch[]> {
  const attempt = await db
    .selectFrom('attempts')
    .select('savedBytes')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  const isBeyond = attempt !== undefined && attempt.savedBytes > ATTEMPT_LIMITS.savedBytes;
  return isBeyond ? findInParts(db, attemptId) : selectBatches(db, attemptId).execute();
}
