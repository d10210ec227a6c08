// Refused batches, kept beside an attempt for the teacher as far as there is room for them.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import type { EventBatch } from '#contract/entities/attempt.ts';
import type { Json } from '#server/storage/columns.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { SideBranchesTable } from '#server/storage/tables/saving.ts';

interface RefusedBatch {
  readonly attemptId: string;
  readonly batch: EventBatch;
  /** The events as they are stored. */
  readonly text: Json<EventBatch['events']>;
  readonly size: { readonly bytes: number };
  readonly now: string;
}

async function hasRoomAside(tx: Tx, { attemptId, size }: RefusedBatch): Promise<boolean> {
  const kept = await tx
    .selectFrom('sideBranches')
    .select((eb) => [
      eb.fn.countAll<number>().as('batches'),
      eb.fn.sum<number | null>(eb.fn('length', [eb.cast('events', 'text')])).as('bytes'),
    ])
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return (
    Number(kept.batches) < ATTEMPT_LIMITS.keptAsideBatches &&
    Number(kept.bytes ?? 0) + size.bytes <= ATTEMPT_LIMITS.keptAsideBytes
  );
}

/** Keeps a refused batch once. Without room it is not kept: only a device gone wrong sends so much. */
export async function keepAside(
  storage: Storage,
  refused: RefusedBatch,
  reason: SideBranchesTable['reason'],
): Promise<void> {
  const { attemptId, batch, text, now } = refused;
  const { writer, sequence, contentHash } = batch;
  await storage.write(async (tx) => {
    if (!(await hasRoomAside(tx, refused))) return;
    await tx
      .insertInto('sideBranches')
      .values({ attemptId, writer, sequence, contentHash, reason, events: text, receivedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
