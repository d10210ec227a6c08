// Removes the attempts of demo sessions that are over.
import { laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_AGE_MS = 2 * 60 * 60 * 1000;

/** Removes demo attempts of ended sessions, and those older than two hours. Returns how many. */
export async function removeDemoAttempts(storage: Storage, now: string): Promise<number> {
  const stale = await storage.db
    .selectFrom('attempts')
    .leftJoin('sessions', 'sessions.id', 'attempts.sessionId')
    .select('attempts.id')
    .where('attempts.sessionId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('attempts.startedAt', '<=', laterBy(now, -MAX_AGE_MS)),
        eb('sessions.id', 'is', null),
        eb('sessions.endedAt', 'is not', null),
        eb('sessions.expiresAt', '<=', now),
      ]),
    )
    .limit(500)
    .execute();
  if (stale.length === 0) return 0;
  const ids = stale.map((row) => row.id);
  await storage.write((tx) => tx.deleteFrom('attempts').where('id', 'in', ids).execute());
  return ids.length;
}

export const removeDemoAttemptsJob: MakeJob = ({ storage }) => ({
  name: 'remove-demo-attempts',
  everyMs: 15_000,
  async run() {
    await removeDemoAttempts(storage, new Date().toISOString());
  },
});
