// Adds settled results to the kept counts, from which lists of results take their totals.
import { countResults } from '#server/routes/completed-work/results/result-counts.ts';
import type { MakeJob } from './start-jobs.ts';

export const countResultsJob: MakeJob = ({ storage }) => ({
  name: 'count-results',
  everyMs: 60_000,
  run: () => countResults(storage, Date.now()),
});
