// What devices saved: batches accepted, batches refused but kept, uploaded files of answers.
import type { ColumnType } from 'kysely';
import type { AnswerFile, AnswerFileOutcome } from '#contract/entities/answer-file.ts';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { BatchDoubt, ClockFactKind } from '#contract/entities/attempt-trust.ts';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { DateTime, JsonColumn, NullableJson } from '../columns.ts';

export interface EventBatchesTable {
  readonly attemptId: string;
  readonly sequence: number;
  readonly writer: number;
  readonly contentHash: string;
  readonly events: JsonColumn<readonly AttemptEvent[]>;
  readonly receivedAt: DateTime;
  readonly late: boolean;
  /** Why it counts only when a teacher accepts it; null: it counts. */
  readonly doubt: ColumnType<BatchDoubt | null, BatchDoubt | null | undefined, BatchDoubt | null>;
}

/** The batches of a marked attempt, compressed; see `packing/pack.ts`. Later ones lie in eventBatches until they are packed too. */
export interface PackedBatchesTable {
  readonly attemptId: string;
  readonly data: Uint8Array;
}

/** The server's clock for one run of a simulation: one row, whatever number of contacts. In ms; `contactMs` since 1970. */
export interface RunClocksTable {
  readonly attemptId: string;
  readonly taskId: string;
  readonly restart: number;
  /** Entries of the log that the server has, of all runs. */
  readonly entries: number;
  readonly contactMs: number;
  readonly simulatedMs: number;
  /** Simulated time ÷ speed that no action took. */
  readonly idleMs: number;
  /** The same three as of the contact before. */
  readonly beforeContactMs: number;
  readonly beforeSimulatedMs: number;
  readonly beforeIdleMs: number;
  /** Idle time of the runs before this one. */
  readonly doneIdleMs: number;
  /** The lowest difference between server time and idle time: lags count from there. */
  readonly baseMs: number;
  /** What the server's freezes took. */
  readonly frozenMs: number;
  /** The lag that has been counted. */
  readonly lagMs: number;
  /** Up to where the device may leap; null: not told yet. */
  readonly horizonMs?: number | null;
}

/** What a run's clock did that a teacher should know. */
export interface ClockFactsTable {
  readonly id: string;
  readonly attemptId: string;
  readonly taskId: string;
  readonly restart: number;
  readonly kind: ClockFactKind;
  readonly simulatedMs: number;
  readonly lastedMs: number;
  readonly at: DateTime;
}

/** What the server issued for a run of a simulation; it waits until it stands in the learner's log. */
export interface IssuedEntriesTable {
  readonly id: string;
  readonly attemptId: string;
  readonly taskId: string;
  readonly restart: number;
  readonly code: string;
  readonly item: string;
  /** Which part of what the case has planned it is; null: somebody gave it. */
  readonly part?: number | null;
  /** Why it was issued, and by whom. */
  readonly reason: string;
  readonly byName: string;
  readonly issuedAt: DateTime;
  /** The simulated time reported when a response first carried it; null: none has. */
  readonly handedMs: number | null;
  /** The idle time reported with it. */
  readonly handedIdleMs: number | null;
  /** The batch that it came in, and its time in the log; null: it has not arrived. */
  readonly sequence: number | null;
  readonly atMs: number | null;
}

/** What a teacher pointed at and said in an attempt of TRAINING. */
export interface PromptsTable {
  readonly attemptId: string;
  readonly number: number;
  readonly taskId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  readonly words: string;
  readonly pointed: NullableJson<Pointed>;
  /** When the learner's page got it; null: it has not. */
  readonly seenAt: DateTime | null;
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

/** Pictures that answers draw over the question's picture, drawn by the server. */
export interface AnswerPicturesTable {
  readonly attemptId: string;
  readonly taskId: string;
  readonly fileId: string;
  /** SHA-256 of what was drawn: another answer is drawn again. */
  readonly drawnFrom: string;
}
