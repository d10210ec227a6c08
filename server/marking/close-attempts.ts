/** The server's clock over attempts: closes them at the deadline, ends the grace, removes those of demo sessions. */
import { closeOverdue, expireClosed, laterBy } from '#server/routes/completed-work/attempts-repository.ts';
import type { Storage } from '#server/storage/storage.ts';

const everyMs = 1000;
const demoKeptMs = 2 * 60 * 60 * 1000;
/** Demo attempts are looked for in every so manieth round. */
const roundsBetweenDemo = 15;

/** One round: conditional updates alone, so that any number of processes may do it at once. */
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

/** Removes demo attempts of ended sessions, and those older than two hours. */
export async function removeDemoAttempts(storage: Storage, now: string): Promise<number> {
  const stale = await storage.db
    .selectFrom('attempts')
    .leftJoin('sessions', 'sessions.id', 'attempts.sessionId')
    .select('attempts.id')
    .where('attempts.sessionId', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('attempts.startedAt', '<=', laterBy(now, -demoKeptMs)),
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

/** Starts the rounds; the returned function ends them after the one that runs. */
export function startClosing(storage: Storage, onError: (error: unknown) => void): () => Promise<void> {
  let rounds = 0;
  let running: Promise<void> | undefined;

  async function round(): Promise<void> {
    const now = new Date().toISOString();
    try {
      await closeAttempts(storage, now);
      if (rounds % roundsBetweenDemo === 0) await removeDemoAttempts(storage, now);
    } catch (error) {
      onError(error);
    }
    rounds += 1;
  }

  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
