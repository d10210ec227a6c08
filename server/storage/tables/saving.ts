// What devices saved: batches accepted, batches refused but kept, uploaded files of answers.
import type { AnswerFile, AnswerFileOutcome } from '#contract/entities/answer-file.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

export interface EventBatchesTable {
  readonly attemptId: string;
  readonly sequence: number;
  readonly writer: number;
  readonly contentHash: string;
  readonly events: JsonColumn<readonly AttemptEvent[]>;
  readonly receivedAt: DateTime;
  readonly late: boolean;
}

/** Answers that a device could not send, uploaded as a file by a teacher. */
export interface AnswerFilesTable {
  readonly attemptId: string;
  readonly contentHash: string;
  readonly outcome: AnswerFileOutcome;
  readonly eventCount: number;
  readonly data: JsonColumn<AnswerFile>;
  readonly byId: string;
  readonly byName: string;
  readonly at: DateTime;
}

/** Refused batches, kept for the teacher to see. */
export interface SideBranchesTable {
  readonly attemptId: string;
  readonly writer: number;
  readonly sequence: number;
  readonly contentHash: string;
  readonly reason: 'OLD_WRITER' | 'BRANCHED' | 'AFTER_CLOSE';
  readonly events: JsonColumn<readonly AttemptEvent[]>;
  readonly receivedAt: DateTime;
}
