// Issues situations that were armed in control events. Any number of processes may: each is issued once.
import { createArmedIssuing } from '#server/routes/execution-work/injections/issue-armed.ts';
import type { MakeJob } from './start-jobs.ts';

const EVERY_MS = 500;

export const issueArmedJob: MakeJob = ({ storage }) => {
  const round = createArmedIssuing(storage);
  return { name: 'issue-armed', everyMs: EVERY_MS, run: () => round(new Date().toISOString()) };
};
