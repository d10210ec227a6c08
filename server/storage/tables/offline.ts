/** What devices took along to work without the network. */
import type { Reveal, TaskType } from '#contract/entities/work.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

/** A task of an attempt with the revisions it is answered, played and marked by. */
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
}

/** What an attempt is made of, settled before it begins: its draw, the revisions it pins, how it is marked and shown. */
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

/** One for a person, a work and its revisions, however often it is asked for. */
export interface OfflineKitsTable {
  readonly id: string;
  readonly userId: string;
  readonly workId: string;
  /** Also in the terms; here it leads to the tasks, and so to their files. */
  readonly workRevision: number;
  readonly termsHash: string;
  readonly terms: JsonColumn<AttemptTerms>;
  readonly issuedAt: DateTime;
}
