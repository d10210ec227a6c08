// The list of everything that refers to files.
import { avatarReferrer } from './avatar-files.ts';
import type { FileReferrer } from './file-access.ts';
import { taskFileReferrer } from './task-files.ts';

export const FILE_REFERRERS: readonly FileReferrer[] = [taskFileReferrer, avatarReferrer];
