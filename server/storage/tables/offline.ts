// What devices took along for working offline.
import type { TaskType } from '#contract/entities/task-type.ts';
import type { Reveal } from '#contract/entities/work.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

/** A task of an attempt, with the revisions by which it is answered, played and marked. */
export interface PinnedTaskTerms {
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
  /** Each start draws a seed of its own from the attempt's; absent in kits from before. */
  readonly seedPerRun?: boolean | undefined;
  /** CONTROL of the bay: draws what the server holds back, and never leaves it; absent or null: the play has all that comes. */
  readonly heldSeed?: number | null | undefined;
}

/** The terms of an attempt, fixed before it begins: its draw, its revisions, how it is marked and shown. */
export interface AttemptTerms {
  readonly workRevision: number;
  readonly seed: number;
  readonly orderSecret: string;
  readonly drawExact: boolean;
  readonly maxScore: number;
  readonly taskCount: number;
  readonly gradeForCompletion: number;
  readonly reveal: Reveal;
  readonly hidesNames: boolean;
  readonly tasks: readonly PinnedTaskTerms[];
}

/** One row for a person, a work and its revisions, however often it is asked for. */
export interface OfflineKitsTable {
  readonly id: string;
  readonly userId: string;
  readonly workId: string;
  /** Also in the terms; here it allows joining the tasks, and so their files. */
  readonly workRevision: number;
  readonly termsHash: string;
  readonly terms: JsonColumn<AttemptTerms>;
  readonly issuedAt: DateTime;
  /** Until when it begins attempts; moves on when it is fetched again. */
  readonly validUntil: DateTime;
}
