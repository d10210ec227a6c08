// Looks at the free space of the data folder's disk, so that a full disk is noticed before it is full.
import type { MakeJob } from './start-jobs.ts';

export const watchFreeSpaceJob: MakeJob = ({ freeSpace }) => ({
  name: 'watch-free-space',
  everyMs: 10_000,
  run: () => freeSpace.check(),
});
