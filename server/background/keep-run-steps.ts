// Keeps the steps of runs that were marked before steps were kept, a few at a time.
import { setTimeout as delay } from 'node:timers/promises';
import { keepSteps } from '#server/statistics/run-steps.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_ROUND = 20;
/** It rests as many times as long as it worked: nobody waits for it. */
const REST_SHARE = 3;

export const keepRunStepsJob: MakeJob = ({ storage, stopSignal }) => ({
  name: 'keep-run-steps',
  everyMs: 10 * 60_000,
  async run() {
    const from = performance.now();
    const kept = await keepSteps(storage, MAX_ROUND);
    await delay((performance.now() - from) * REST_SHARE, undefined, { signal: stopSignal }).catch(
      () => undefined,
    );
    return kept === MAX_ROUND && !stopSignal.aborted ? 'AGAIN' : undefined;
  },
});
