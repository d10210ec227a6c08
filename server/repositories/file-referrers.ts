/** Everything that refers to files: a visible list. */
import type { FileReferrer } from './file-access.ts';
import { taskFileReferrer } from './task-files.ts';

export const fileReferrers: readonly FileReferrer[] = [taskFileReferrer];
