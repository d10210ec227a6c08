/** Keeps asking the database for attempts to mark, and marks them in a worker thread. Any number of processes may. */
import { newId } from '#server/storage/new-id.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openMarkThread, type MarkThread } from './mark-thread.ts';
import { claimAttempts, giveBack, loadJob, storeMarks } from './marking-queue.ts';

const everyMs = 250;
const claimsAtOnce = 16;
/** What share of its time the server may be busy for marking to begin; it does not wait for longer than this. */
const busyShare = 0.85;
const longestWaitMs = 2000;

export interface Marking {
  /** Marks what waits now; gives how many were marked. */
  markWaiting(): Promise<number>;
  stop(): Promise<void>;
}

/** Marking without a timer: for the seed and for tests. */
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
      const claimed = await claimAttempts(storage, owner, new Date().toISOString(), claimsAtOnce);
      const done = await Promise.all(claimed.map(markOne));
      return done.filter(Boolean).length;
    },
    stop: () => thread.close(),
  };
}

/** Starts the timer; the returned function ends it after the round that runs. */
export function startMarking(storage: Storage, onError: (error: unknown) => void): () => Promise<void> {
  const marking = createMarking(storage, onError);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let utilization = performance.eventLoopUtilization();
  let waitedMs = 0;

  /** A class that hands in comes first. */
  function isBusy(): boolean {
    const since = utilization;
    utilization = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(utilization, since).utilization > busyShare;
  }

  async function run(): Promise<void> {
    let marked = 0;
    try {
      marked = await marking.markWaiting();
    } catch (error) {
      onError(error);
    }
    if (!isStopped) timer = setTimeout(marked > 0 ? begin : beginUnlessBusy, marked > 0 ? 0 : everyMs);
  }

  function begin(): void {
    waitedMs = 0;
    round = run();
  }

  function beginUnlessBusy(): void {
    if (!isBusy() || waitedMs >= longestWaitMs) {
      begin();
      return;
    }
    waitedMs += everyMs;
    timer = setTimeout(beginUnlessBusy, everyMs);
  }

  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
    await marking.stop();
  };
}
