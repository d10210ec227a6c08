// The batches of an attempt that came out of the server's sight, and those that it refused and kept aside.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { Deviation } from '#contract/entities/deviation.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { findBatches } from '../completed-work/batches-repository.ts';

/** More would tell nobody anything. */
const MAX_BATCHES = 200;

interface DeviantBatch extends Pick<Deviation, 'reason' | 'receivedAt'> {
  readonly events: readonly AttemptEvent[];
}

/** An attempt that the person may mark, by its name in reviews; also while its person's name is hidden. */
export async function findReviewedAttempt(db: Db | Tx, person: Person, reviewId: string) {
  return db
    .selectFrom('attempts')
    .selectAll()
    .where('reviewId', '=', reviewId)
    .where((eb) => taughtAttempts(db, person)(eb))
    .where('userId', '!=', person.id)
    .executeTakeFirst();
}

async function doubtedBatches(db: Db, attemptId: string): Promise<readonly DeviantBatch[]> {
  const rows = await findBatches(db, attemptId);
  return rows
    .flatMap(({ doubt: reason, receivedAt, events }) =>
      reason === null ? [] : [{ reason, receivedAt, events }],
    )
    .slice(-MAX_BATCHES);
}

/** Both kinds in the order in which they came. */
export async function findDeviantBatches(db: Db, attemptId: string): Promise<readonly DeviantBatch[]> {
  const branches = await db
    .selectFrom('sideBranches')
    .select(['reason', 'receivedAt', 'events'])
    .where('attemptId', '=', attemptId)
    .orderBy('receivedAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(MAX_BATCHES)
    .execute();
  const all = [...(await doubtedBatches(db, attemptId)), ...branches];
  return all
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : a.receivedAt > b.receivedAt ? 1 : 0))
    .slice(-MAX_BATCHES);
}
