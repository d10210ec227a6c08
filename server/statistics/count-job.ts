// What the process that counts is sent, and what it answers.
import type { MarkedSimulation } from '#contract/entities/attempt.ts';
import type { CountedChoice, KeptFigures } from '#contract/entities/statistics.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { GroupCount } from '#server/storage/tables/statistics.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';

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
  readonly simulation: MarkedSimulation;
  readonly packedSimulation: Uint8Array | null;
}

export interface ContentToCount {
  readonly taskId: string;
  readonly revision: number;
  readonly data: TaskData;
}

/** Part of the attempts of one work and mode: an event, a revision, or all. */
export interface CountedPart {
  readonly choice: CountedChoice;
  readonly executionId: string | null;
  readonly revision: number | null;
}

/**
 * BEGIN forgets what was sent before; ROWS come in any number; each COUNT answers the figures of a part, null if nothing is in it.
 * A process that died meanwhile knows of no BEGIN and refuses.
 */
export type CountJob =
  | {
      readonly kind: 'BEGIN';
      /** The tasks as the work has them now: attempts have them shuffled. */
      readonly taskIds: readonly string[];
    }
  | {
      readonly kind: 'ROWS';
      readonly contents: readonly ContentToCount[];
      readonly attempts: readonly AttemptToCount[];
    }
  | { readonly kind: 'COUNT'; readonly part: CountedPart };

export interface CountedFigures {
  readonly figures: KeptFigures;
  readonly groups: readonly GroupCount[];
}
export type CountAnswer = CountedFigures | null;
