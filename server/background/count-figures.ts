// Counts anew the figures of works in which something was finished, marked or removed; one work after another.
import { setTimeout as delay } from 'node:timers/promises';
import { countWork, findDueWork, openCountProcess } from '#server/statistics/count-work.ts';
import type { MakeJob } from './start-jobs.ts';

const EVERY_MS = 10_000;
/** Between two works it rests as long as it worked: an exam beside it comes first. */
const REST_SHARE = 1;
const MAX_REST_MS = 10_000;
/** A work that could not be counted holds up the others no longer. */
const LEFT_ASIDE_MS = 10 * 60_000;

export const countFiguresJob: MakeJob = ({ storage, stopSignal }) => {
  const counting = openCountProcess();
  const leftAsideUntil = new Map<string, number>();
  return {
    name: 'count-figures',
    everyMs: EVERY_MS,
    async run() {
      const from = performance.now();
      for (const [id, until] of leftAsideUntil) if (until < from) leftAsideUntil.delete(id);
      const workId = await findDueWork(storage.db, [...leftAsideUntil.keys()]);
      if (workId === undefined || stopSignal.aborted) return undefined;
      try {
        await countWork(storage, counting, workId, new Date().toISOString());
      } catch (error) {
        leftAsideUntil.set(workId, from + LEFT_ASIDE_MS);
        throw error;
      }
      const restMs = Math.min(MAX_REST_MS, (performance.now() - from) * REST_SHARE);
      await delay(restMs, undefined, { signal: stopSignal }).catch(() => undefined);
      return 'AGAIN';
    },
    close: () => counting.close(),
  };
};
