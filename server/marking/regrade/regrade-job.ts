// The input and output of marking stored answers again by another key.
import type { RegradeMark, RegradeOutcome } from '#contract/entities/regrade.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { AnswerOrder, TaskContent } from '#tasks/kit/schema.ts';
import type { MarkedTask, MarkJob } from '../mark-job.ts';

/** An answer to a question, as it was given. */
interface AnswerToMark {
  readonly attemptId: string;
  readonly maxScore: number;
  readonly useHint: boolean;
  readonly answer: unknown;
  readonly order: AnswerOrder;
  /** The task at the revision that the attempt pins. */
  readonly pinned: TaskContent;
}

/** What several jobs share travels once with them: the key, the rules, the contents of the task. */
export type RegradeJob =
  | {
      readonly kind: 'ANSWERS';
      readonly taskType: TaskType;
      readonly target: TaskContent;
      readonly answers: readonly AnswerToMark[];
    }
  /** Logs of one task, each with what it was played with and the new key. */
  | { readonly kind: 'LOGS'; readonly logs: readonly MarkJob[] };

export interface Remarked {
  readonly attemptId: string;
  readonly outcome: Exclude<RegradeOutcome, 'TEACHER'>;
  readonly newMark: number | null;
  readonly pinnedMark: number | null;
  readonly oldVerdict: RegradeMark['oldVerdict'] | null;
  readonly newVerdict: RegradeMark['newVerdict'];
  readonly newGates: number;
  readonly newShortCases: number;
  /** For a log: its judgement by the new key. */
  readonly judgement: Pick<MarkedTask, 'simulation' | 'answer'> | null;
}

/** A question has none. */
export const NO_OBSTACLES = { newGates: 0, newShortCases: 0 } as const;

/** An answer that keeps its mark, and why. */
export function unmarked(attemptId: string, outcome: Remarked['outcome']): Remarked {
  const nothing = { newMark: null, pinnedMark: null, oldVerdict: null, newVerdict: null };
  return { attemptId, outcome, ...nothing, ...NO_OBSTACLES, judgement: null };
}
