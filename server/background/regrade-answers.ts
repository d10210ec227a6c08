// Marks stored answers again where a teacher has asked for it: trials, acts, undos.
import { Regrading } from '#server/marking/regrade/run-regrades.ts';
import type { MakeJob } from './start-jobs.ts';

const EVERY_MS = 500;

export const regradeAnswersJob: MakeJob = ({ storage, log, stopSignal }) => {
  const regrading = new Regrading(
    storage,
    (error) => log.error({ err: error }, 'an answer could not be marked again'),
    { isStopped: () => stopSignal.aborted },
  );
  return {
    name: 'regrade-answers',
    everyMs: EVERY_MS,
    run: async () => ((await regrading.run()) ? 'AGAIN' : undefined),
    close: () => regrading.stop(),
  };
};
