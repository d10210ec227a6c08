// The history of marks: every mark that a teacher gave.
import type { MarkChange } from '#contract/entities/review.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** The marks given in an attempt, by task, oldest first. */
export async function markHistories(
  db: Db | Tx,
  attemptId: string,
): Promise<ReadonlyMap<string, readonly MarkChange[]>> {
  const rows = await db
    .selectFrom('markHistory')
    .select(['id', 'taskId', 'at', 'byName', 'fromMark', 'toMark', 'reason', 'comment'])
    .where('attemptId', '=', attemptId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const histories = new Map<string, MarkChange[]>();
  for (const { taskId, ...change } of rows) histories.set(taskId, [...(histories.get(taskId) ?? []), change]);
  return histories;
}
