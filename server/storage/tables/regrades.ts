// Marking again: trials and acts, and for each answer what it was and what it became.
import type {
  RegradeMark,
  RegradeOutcome,
  RegradePolicy,
  RegradeState,
  RegradeSummary,
} from '#contract/entities/regrade.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import type { ColumnType } from 'kysely';
import type { DateTime, NullableJson } from '../columns.ts';

interface RegradesTable {
  readonly id: string;
  readonly taskId: string;
  readonly taskType: TaskType;
  /** The revision whose key marks. */
  readonly taskRevision: number;
  /** For a simulation: its case and the revision whose key marks. */
  readonly caseId: string | null;
  readonly caseRevision: number | null;
  readonly state: RegradeState;
  readonly done: number;
  readonly total: number;
  readonly otherCount: number;
  /** Whether it is about everybody's answers, or those of the groups that the person teaches. */
  readonly isOfAll: boolean;
  readonly startedAt: DateTime;
  readonly startedById: string;
  readonly startedByName: string;
  readonly summary: NullableJson<RegradeSummary>;
  readonly policy: RegradePolicy | null;
  readonly reason: string;
  readonly tells: boolean;
  readonly appliedAt: DateTime | null;
  readonly undoneAt: DateTime | null;
  readonly keptCount: number;
  /** In force, and answers were marked since for which it holds too. */
  readonly isBehind: boolean;
  readonly leaseOwner: string | null;
  readonly leaseUntil: DateTime | null;
  /** The act on a whole work of which it is a part. */
  readonly workRegradeId: string | null;
  /** Then it is about the attempts at this work alone. */
  readonly workId: string | null;
}

/** Marking a whole work again; each of its tasks is a row of `regrades`. */
interface WorkRegradesTable {
  readonly id: string;
  readonly workId: string;
  /** Answers of groups that the person does not teach. */
  readonly otherCount: number;
  readonly startedAt: DateTime;
  readonly startedById: string;
  readonly startedByName: string;
}

/** An answer as it was before the act. */
export interface MarkBefore {
  readonly mark: number | null;
  readonly proposedMark: number | null;
  readonly needsReview: boolean;
  readonly maxScore: number;
  readonly regradeId: string | null;
  readonly attemptMax: number;
  readonly needed: number;
}

interface RegradeMarksTable {
  readonly regradeId: string;
  readonly attemptId: string;
  /** TRIAL: nothing has changed. APPLIED: the mark is the act's. UNDONE: it was given back. KEPT: it was not, being another's by then. */
  readonly state: 'TRIAL' | 'APPLIED' | 'UNDONE' | 'KEPT';
  readonly outcome: RegradeOutcome;
  readonly oldMark: number;
  readonly newMark: number | null;
  readonly pinnedMark: number | null;
  readonly taskMax: number;
  readonly oldGates: number;
  readonly newGates: number;
  readonly oldShortCases: number;
  readonly newShortCases: number;
  readonly restMark: number;
  readonly restObstacles: number;
  readonly attemptMax: number;
  readonly needed: number;
  readonly oldVerdict: RegradeMark['oldVerdict'];
  readonly newVerdict: RegradeMark['newVerdict'];
  readonly givenMark: number | null;
  /** How much the mark changes by the policy, or by the new key while there is none: what the list is ordered by. */
  readonly change: number;
  /** The attempt as the trial saw it. */
  readonly attemptVersion: number;
  /** For a log: its new judgement, packed. */
  readonly judgement: Uint8Array | null;
  readonly before: NullableJson<MarkBefore>;
  readonly judgementBefore: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
}

export interface RegradesSchema {
  readonly workRegrades: WorkRegradesTable;
  readonly regrades: RegradesTable;
  readonly regradeMarks: RegradeMarksTable;
}
