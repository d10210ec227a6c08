/** Tables of what learners do: control events, attempts, what is saved of them, their marks and the counts of results. */
import type { AnswerFile, AnswerFileOutcome } from '#contract/entities/answer-file.ts';
import type { AttemptEvent, AttemptStatus, TaskResult } from '#contract/entities/attempt.ts';
import type { RubricMark } from '#contract/entities/review.ts';
import type { Reveal, TaskType, WorkKind, WorkMode } from '#contract/entities/work.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { ColumnType, Generated } from 'kysely';
import type { DateTime, JsonColumn } from '../columns.ts';

type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
/** Absent until something happens: left out when the row is made. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface ExecutionsTable {
  readonly id: string;
  readonly workId: string;
  readonly title: JsonColumn<LocalizedText>;
  readonly description: JsonColumn<LocalizedText>;
  readonly titleKey: string;
  readonly searchText: string;
  readonly startDateTime: DateTime;
  readonly endDateTime: DateTime;
  /** Minutes. */
  readonly executionTime: number;
  readonly dateCreating: DateTime;
  readonly archivedAt: DateTime | null;
  readonly version: number;
}

export interface ExecutionUsersTable {
  readonly executionId: string;
  readonly userId: string;
}

export interface AttemptsTable {
  readonly id: string;
  readonly userId: string;
  readonly workId: string;
  readonly workRevision: number;
  readonly mode: WorkMode;
  readonly executionId: string | null;
  /** The event's id, or '' outside one: so that a unique index can hold it. */
  readonly executionKey: string;
  readonly status: AttemptStatus;
  /** Written live, or sent whole when it was over. */
  readonly origin: 'LIVE' | 'UPLOAD';
  /** Of a guest or demo student: belongs to the session, lies apart from all results. */
  readonly demo: boolean;
  readonly sessionId: string | null;
  /** Of the draw. */
  readonly seed: number;
  /** Orders the answers of questions; never leaves the server. */
  readonly orderSecret: string;
  readonly drawExact: boolean;
  readonly startedAt: DateTime;
  readonly deadline: DateTime | null;
  readonly submittedAt: DateTime | null;
  readonly lastContactAt: DateTime;
  readonly writer: number;
  /** What the writer's opening called itself; null: it did not say. */
  readonly writerKey: string | null;
  readonly lastSequence: number;
  readonly mark: number | null;
  readonly maxScore: number;
  readonly gradeForCompletion: number;
  readonly passed: boolean | null;
  readonly taskCount: number;
  readonly answeredCount: number;
  readonly needsReview: boolean;
  readonly reveal: Reveal;
  readonly comment: string;
  /** Names copied when it started: a result outlives what they name. */
  readonly workTitle: JsonColumn<LocalizedText>;
  readonly workKind: WorkKind;
  readonly courseId: string | null;
  readonly courseTitle: NullableJson<LocalizedText>;
  readonly executionTitle: NullableJson<LocalizedText>;
  readonly userName: string;
  readonly userNameKey: string;
  readonly groupId: string | null;
  readonly groupName: string | null;
  readonly searchText: string;
  /** Marking: who works on it, until when that holds, how often it failed. */
  readonly leaseOwner: string | null;
  readonly leaseUntil: DateTime | null;
  readonly markTries: number;
  /** The work hides names while its answers wait for a teacher. */
  readonly hidesNames: Generated<boolean>;
  /** By what a review names the attempt: says nothing about whose it is. */
  readonly reviewId: string;
  /** When a teacher last gave a mark. */
  readonly reviewedAt: Later<DateTime>;
  readonly version: number;
}

export interface AttemptTasksTable {
  readonly attemptId: string;
  readonly position: number;
  readonly taskId: string;
  readonly taskRevision: number;
  readonly taskType: TaskType;
  readonly maxScore: number;
  readonly maxAttempts: number;
  readonly caseId: string | null;
  readonly caseRevision: number | null;
  readonly rulesetId: string | null;
  readonly rulesetRevision: number | null;
  readonly codeVersion: number | null;
  readonly simulationSeed: number | null;
  readonly mark: number | null;
  readonly proposedMark: number | null;
  readonly manuallyReviewed: boolean;
  readonly needsReview: boolean;
  readonly comment: string;
  readonly attemptsUsed: number;
  readonly useHint: boolean;
  readonly answer: NullableJson<unknown>;
  readonly historyAnswer: JsonColumn<readonly { readonly at: number; readonly answer: unknown }[]>;
  readonly simulation: NullableJson<TaskResult['simulation']>;
  /** Hash of the state after the last valid entry, made by the marking. */
  readonly finalHash: string | null;
  /** Rises with every mark that a teacher gives. */
  readonly reviewVersion: Generated<number>;
  /** The points a teacher gave by the rubric. */
  readonly rubric: ColumnType<readonly RubricMark[] | null, string | null | undefined, string | null>;
  /** Who is marking it now, and until when that holds. */
  readonly claimedById: Later<string>;
  readonly claimedByName: Later<string>;
  readonly claimedUntil: Later<DateTime>;
}

export interface EventBatchesTable {
  readonly attemptId: string;
  readonly sequence: number;
  readonly writer: number;
  readonly contentHash: string;
  readonly events: JsonColumn<readonly AttemptEvent[]>;
  readonly receivedAt: DateTime;
  readonly late: boolean;
}

/** Files of answers that a device could not send, brought in by a teacher. */
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

/** Batches that were refused and kept: for the teacher to see. */
export interface SideBranchesTable {
  readonly attemptId: string;
  readonly writer: number;
  readonly sequence: number;
  readonly contentHash: string;
  readonly reason: 'OLD_WRITER' | 'BRANCHED' | 'AFTER_CLOSE';
  readonly events: JsonColumn<readonly AttemptEvent[]>;
  readonly receivedAt: DateTime;
}

export interface MarkHistoryTable {
  readonly id: string;
  readonly attemptId: string;
  readonly taskId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  readonly fromMark: number | null;
  readonly toMark: number | null;
  readonly reason: string;
  readonly comment: Generated<string>;
}

/** How many results there are of a group ('' for none), work and mode, up to the id of resultCountMarks. */
export interface ResultCountsTable {
  readonly groupKey: string;
  readonly workId: string;
  readonly mode: WorkMode;
  readonly count: number;
}

/** One row: ids sort by creation, so what lies beyond this one is not counted yet. */
export interface ResultCountMarksTable {
  readonly id: number;
  readonly countedUpTo: string;
}
