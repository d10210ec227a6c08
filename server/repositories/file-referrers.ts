/** Everything that refers to files: a visible list. */
import { avatarReferrer } from './avatar-files.ts';
import type { FileReferrer } from './file-access.ts';
import { taskFileReferrer } from './task-files.ts';

export const fileReferrers: readonly FileReferrer[] = [taskFileReferrer, avatarReferrer];
