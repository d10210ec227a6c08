import type { Db } from '#server/storage/schema.ts';

/** Whether something has changed in works that their kept figures do not show yet. */
export async function isDue(db: Db, workIds: readonly string[]): Promise<boolean> {
  const due = await db
    .selectFrom('figuresDue')
    .select('id')
    .where('workId', 'in', workIds)
    .limit(1)
    .execute();
  return due.length > 0;
}
