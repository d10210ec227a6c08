// Closes attempts at their deadline, and ends the grace period after it.
import { closeOverdue, expireClosed } from '#server/routes/completed-work/attempts-repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MakeJob } from './start-jobs.ts';

/** One round. Uses conditional updates only, so that any number of processes may run it at once. */
export async function closeAttempts(storage: Storage, now: string): Promise<void> {
  const due = await storage.db
    .selectFrom('attempts')
    .select('id')
    .where('status', 'in', ['IN_PROGRESS', 'CLOSING'])
    .where('deadline', '<=', now)
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return;
  await storage.write(async (tx) => {
    await closeOverdue(tx, now);
    await expireClosed(tx, now);
  });
}

export const closeAttemptsJob: MakeJob = ({ storage }) => ({
  name: 'close-attempts',
  everyMs: 1000,
  run: () => closeAttempts(storage, new Date().toISOString()),
});
