// What the process that counts is told, what it reads, and what it answers.
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import type { CountedChoice } from '#contract/entities/statistics.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';
import type { Schema } from '#server/storage/schema.ts';
import type { StoragePlace } from '#server/storage/storage.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { Insertable } from 'kysely';

export interface AttemptToCount {
  readonly id: string;
  readonly personId: string;
  /** '': in none. */
  readonly groupId: string;
  readonly startedAt: string;
  readonly revision: number;
  readonly executionId: string | null;
  readonly mark: number;
  readonly maxScore: number;
  readonly needed: number;
  readonly isPassed: boolean;
  readonly order: AnswerOrder;
  readonly tasks: readonly TaskToCount[];
}

export interface TaskToCount {
  readonly taskId: string;
  readonly taskRevision: number;
  readonly taskType: TaskType;
  readonly position: number;
  readonly maxScore: number;
  readonly mark: number;
  readonly useHint: boolean;
  readonly attemptsUsed: number;
  readonly answer: unknown;
  /** Every answer that was given, by milliseconds from the start. */
  readonly historyAnswer: readonly { readonly at: number }[];
  readonly simulation: MarkedSimulation;
  readonly packedSimulation: Uint8Array | null;
  readonly rulesetId: string | null;
  readonly rulesetRevision: number | null;
  readonly trace: RunTrace | null;
  /** A teacher gave the mark. */
  readonly manuallyReviewed: boolean;
  /** The gates that a teacher set aside. */
  readonly waivedGates: readonly string[];
  /** Marking again took it out of the attempt: it counts among the marks as first given alone. */
  readonly isLeftOut: boolean;
}

export interface ContentToCount {
  readonly taskId: string;
  readonly revision: number;
  readonly data: TaskData;
}

/** The rules of a room, of which the floor is drawn. */
export interface RulesetToCount {
  readonly id: string;
  readonly revision: number;
  readonly data: unknown;
}

/** Part of the attempts of one work and mode: an event, a revision, or all. */
export interface CountedPart {
  readonly choice: CountedChoice;
  readonly executionId: string | null;
  readonly revision: number | null;
}

/** What is counted at once: the attempts of a work in one mode. */
export interface CountedMode {
  readonly workId: string;
  readonly mode: WorkMode;
}

/**
 * BEGIN opens the database to read and forgets what was read before; each READ reads a page of attempts, until the answer is READ; each
 * COUNT answers the figures of a part. A process that died meanwhile knows of no BEGIN and refuses.
 */
export type CountJob =
  | { readonly kind: 'BEGIN'; readonly place: StoragePlace; readonly of: CountedMode }
  | { readonly kind: 'READ' }
  | { readonly kind: 'COUNT'; readonly part: CountedPart };

/** An attempt as it was first marked, as it is kept. */
export type FirstMark = Insertable<Schema['firstMarks']>;

/** Of the attempts of a page, those whose marks have changed. */
interface PageRead {
  readonly firstMarks: readonly FirstMark[];
}

/** All attempts were read: the parts that can be counted. */
export interface AttemptsRead extends PageRead {
  readonly kind: 'READ';
  readonly revisions: readonly number[];
  readonly events: readonly string[];
  readonly attempts: number;
}

/** The row of a part, as it is kept. */
export type CountedRow = Omit<Insertable<Schema['keptFigures']>, keyof CountedMode | 'countedAt'>;

export type CountAnswer =
  | AttemptsRead
  /** There are more attempts to read. */
  | ({ readonly kind: 'READING' } & PageRead)
  /** null: nothing is in the part. */
  | { readonly kind: 'COUNTED'; readonly row: CountedRow | null };
