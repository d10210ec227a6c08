// Removes what authors looked at as students a week after the last look, with the attempts at it.
import { removeOldTrials } from '#server/routes/trials/trials-repository.ts';
import type { MakeJob } from './start-jobs.ts';

export const removeOldTrialsJob: MakeJob = ({ storage }) => ({
  name: 'remove-old-trials',
  everyMs: 10 * 60 * 1000,
  async run() {
    while ((await removeOldTrials(storage, new Date().toISOString())) > 0);
  },
});
