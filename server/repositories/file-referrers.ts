/** Everything that refers to files: a visible list. */
import type { FileReferrer } from './file-access.ts';

export const fileReferrers: readonly FileReferrer[] = [];
