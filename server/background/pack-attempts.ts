// Packs marked attempts, new ones and those of before there was packing, a few at a time.
import { setTimeout as delay } from 'node:timers/promises';
import { findUnpacked, packAttempt } from '#server/routes/completed-work/packing/packed-repository.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_ROUND = 20;
/** It rests as many times as long as it worked: there may be a million of them, and nobody waits for it. */
const REST_SHARE = 3;

export const packAttemptsJob: MakeJob = ({ storage, stopSignal }) => ({
  name: 'pack-attempts',
  everyMs: 60_000,
  async run() {
    const found = await findUnpacked(storage.db, new Date().toISOString(), MAX_ROUND);
    let packed = 0;
    for (const attempt of found) {
      if (stopSignal.aborted) return undefined;
      const from = performance.now();
      if (await packAttempt(storage, attempt, new Date().toISOString())) packed += 1;
      await delay((performance.now() - from) * REST_SHARE);
    }
    // One that changed meanwhile is looked at again the next time, not at once.
    return packed === MAX_ROUND ? 'AGAIN' : undefined;
  },
});
