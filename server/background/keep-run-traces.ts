// Plays runs again that were marked before it was kept where their time went, a few at a time.
import { setTimeout as delay } from 'node:timers/promises';
import { openMarkProcess } from '#server/marking/mark-process.ts';
import { dueAgain, keepTraces } from '#server/statistics/run-traces.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_ROUND = 10;
/** It rests as many times as long as it worked: nobody waits for it. */
const REST_SHARE = 3;

export const keepRunTracesJob: MakeJob = ({ storage, log, stopSignal }) => {
  const marker = openMarkProcess();
  /** Counted anew at the end, once each. */
  const workIds = new Set<string>();
  return {
    name: 'keep-run-traces',
    everyMs: 10 * 60_000,
    async run() {
      const from = performance.now();
      const kept = await keepTraces(storage, marker, MAX_ROUND, (error) =>
        log.warn({ err: error }, 'a run could not be played again for its figures'),
      );
      for (const workId of kept) workIds.add(workId);
      await delay((performance.now() - from) * REST_SHARE, undefined, { signal: stopSignal }).catch(
        () => undefined,
      );
      if (stopSignal.aborted) return undefined;
      if (kept.length === MAX_ROUND) return 'AGAIN';
      await dueAgain(storage, workIds);
      workIds.clear();
      return undefined;
    },
    close: () => marker.close(),
  };
};
