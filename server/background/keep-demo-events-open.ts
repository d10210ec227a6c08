// Makes sure that the demo student always has open control events.
import { keepDemoEventsOpen } from '#server/seed/demo-events.ts';
import type { MakeJob } from './start-jobs.ts';

export const keepDemoEventsOpenJob: MakeJob = ({ storage }) => ({
  name: 'keep-demo-events-open',
  everyMs: 60 * 60 * 1000,
  run: () => keepDemoEventsOpen(storage, new Date().toISOString()),
});
