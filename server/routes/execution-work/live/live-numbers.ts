// The numbers by which a person's own part in events is known to have changed.
import type { Db } from '#server/storage/schema.ts';

export async function liveNumbers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('executions')
    .select(['id', 'liveNumber'])
    .where('id', 'in', [...ids, ''])
    .execute();
  return new Map(rows.map(({ id, liveNumber }) => [id, Number(liveNumber)]));
}
