// The input and output of marking an attempt.
import type { AttemptEvent, MarkedSimulation } from '#contract/entities/attempt.ts';
import type { IssuedEntry } from '#contract/simulation/log.ts';
import type { IssuedInLog } from '#machines/kit/end-of-log.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { RunTrace } from '#machines/kit/run-trace.ts';
import type { AnswerOrder, TaskContent } from '#tasks/kit/schema.ts';

/** A question at the revision that the attempt pins, and the order that its answer ids depend on. */
export interface JobQuestion {
  readonly data: TaskContent;
  readonly order: AnswerOrder;
}

/** What a task's simulation was played with, at the pinned revisions. The marking parses it. */
export interface JobSimulation {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
  readonly ruleset: unknown;
  readonly play: unknown;
  readonly key: unknown;
  readonly codeVersion: number;
  readonly seed: number;
  readonly seedPerRun?: boolean | undefined;
  /** How far each run's simulated time fell behind the server's. */
  readonly lags: readonly RunLag[];
  /** What the server issued for its runs. */
  readonly issued: readonly (IssuedEntry & IssuedInLog & { readonly part?: number | null | undefined })[];
  /** What the server held back of the case, and what draws it for a run; undefined: nothing. */
  readonly held?: { readonly caseId: string; readonly play: unknown; readonly seed: number } | undefined;
  /** Something of it has no key that judges it: a teacher marks. */
  readonly hasUnknownIssue: boolean;
  /** CONTROL: the idle time that the device reported last, of the run it was of. */
  readonly reported: { readonly restart: number; readonly idleMs: number } | undefined;
}

interface RunLag {
  readonly restart: number;
  readonly simulatedMs: number;
  readonly lastedMs: number;
}

export interface JobTask {
  readonly taskId: string;
  readonly taskType: TaskType;
  readonly maxScore: number;
  readonly maxAttempts: number;
  readonly hintPenalty: number;
  readonly simulation: JobSimulation | null;
  /** The gates that a teacher has set aside. */
  readonly waivedGates: readonly string[];
  /** null for a simulation. */
  readonly question: JobQuestion | null;
}

export interface MarkJob {
  readonly attemptId: string;
  readonly tasks: readonly JobTask[];
  readonly batches: readonly (readonly AttemptEvent[])[];
  /** With what counts only when a teacher accepts it; null: there is nothing of the kind. */
  readonly claimed: readonly (readonly AttemptEvent[])[] | null;
}

export interface MarkedTask {
  readonly taskId: string;
  readonly mark: number | null;
  readonly maxScore: number;
  /** What the check proposes to a teacher; null where only a teacher can tell. */
  readonly proposedMark: number | null;
  /** The mark with what is claimed; null: nothing is. */
  readonly claimedMark: number | null;
  readonly needsReview: boolean;
  readonly isAnswered: boolean;
  readonly attemptsUsed: number;
  readonly useHint: boolean;
  readonly answer: unknown;
  readonly historyAnswer: readonly { readonly at: number; readonly answer: unknown }[];
  readonly simulation: MarkedSimulation;
  /** null: a question, or a simulation that leaves none. */
  readonly trace: RunTrace | null;
  readonly finalHash: string | null;
  /** How much less idle time was reported than the log leaves, in ms; 0: as much. */
  readonly idleShortMs: number;
  /** How late what the server held back came, in ms; 0: in time. */
  readonly heldLateMs: number;
}
