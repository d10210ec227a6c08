// Keeps what the check list finds in each work and draft, so that faulty ones can be listed; a few at a time.
import { setTimeout as delay } from 'node:timers/promises';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { checkWorkNow, dueChecks } from '#server/routes/workshop/work-checks-repository.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_ROUND = 20;
/** It rests as many times as long as it worked: nobody waits for it. */
const REST_SHARE = 3;

export const checkWorksJob: MakeJob = ({ storage, stopSignal }) => ({
  name: 'check-works',
  everyMs: 5000,
  async run() {
    const due = await dueChecks(storage.db, new Date().toISOString(), MAX_ROUND);
    for (const workId of due) {
      if (stopSignal.aborted) return undefined;
      const from = performance.now();
      try {
        await checkWorkNow(storage, workId, new Date().toISOString());
      } catch (error) {
        // Put away meanwhile.
        if (!(error instanceof ApiFault)) throw error;
      }
      await delay((performance.now() - from) * REST_SHARE);
    }
    return due.length === MAX_ROUND ? 'AGAIN' : undefined;
  },
});
