// Claims attempts that wait for marking and marks them in a worker thread, in any number of processes.
import { newId } from '#server/storage/new-id.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openMarkThread, type MarkThread } from './mark-thread.ts';
import { claimAttempts, giveBack, loadJob, storeMarks } from './marking-queue.ts';

const MAX_CLAIMS = 16;

interface Marking {
  /** Marks the attempts that wait now; returns how many were marked. */
  markWaiting(): Promise<number>;
  stop(): Promise<void>;
}

/** @param onError receives the reason when an attempt could not be marked; it is tried again later */
export function createMarking(storage: Storage, onError: (error: unknown) => void): Marking {
  const owner = newId();
  const thread: MarkThread = openMarkThread();

  async function markOne(attemptId: string): Promise<boolean> {
    try {
      const tasks = await thread.mark(await loadJob(storage.db, attemptId));
      return await storeMarks(storage, owner, attemptId, tasks);
    } catch (error) {
      onError(error);
      await giveBack(storage, owner, attemptId, new Date().toISOString());
      return false;
    }
  }

  return {
    markWaiting: async () => {
      const claimed = await claimAttempts(storage, owner, new Date().toISOString(), MAX_CLAIMS);
      const done = await Promise.all(claimed.map(markOne));
      return done.filter(Boolean).length;
    },
    stop: () => thread.close(),
  };
}
