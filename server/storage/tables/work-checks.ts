// What the check list last found in each work or draft of a work.
import type { Finding } from '#contract/entities/draft-check.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

interface WorkChecksTable {
  readonly workId: string;
  /** What was checked: 0 for a work that is only drafted. */
  readonly revision: number;
  readonly draftVersion: number;
  readonly errorCount: number;
  readonly warningCount: number;
  readonly findings: JsonColumn<readonly Finding[]>;
  readonly checkedAt: DateTime;
}

export interface WorkChecksSchema {
  readonly workChecks: WorkChecksTable;
}
