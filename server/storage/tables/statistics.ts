// Figures of works and events as they were counted last.
import type { CountedChoice, KeptFigures, Saying } from '#contract/entities/statistics.ts';
import type { JudgementStatus } from '#contract/simulation/grade.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import type { DateTime, JsonColumn, NullableJson } from '../columns.ts';

/** How each step of a run was judged, in the order of the chain. */
export type RunSteps = readonly (readonly [id: string, status: JudgementStatus])[];

/** A change that the figures of a work do not show yet. Triggers on `attempts` add them. */
interface FiguresDueTable {
  readonly id: string;
  readonly workId: string;
}

/** Attempts of the people of a group; '' is no group. */
export interface GroupCount {
  readonly groupId: string;
  readonly people: number;
  readonly attempts: number;
  readonly passed: number;
  /** Sum of their shares of the points. */
  readonly shares: number;
}

/** The figures by marks as they were first given. */
export interface FirstFigures {
  readonly figures: KeptFigures;
  readonly groups: readonly GroupCount[];
}

/** Of an attempt whose marks have changed, as of when its work was last counted. */
interface FirstMarksTable {
  readonly attemptId: string;
  readonly mark: number;
  readonly maxScore: number;
  readonly passed: boolean;
  /** By simulation how its steps were first judged. */
  readonly steps: JsonColumn<readonly (readonly [taskId: string, steps: RunSteps])[]>;
}

interface KeptFiguresTable {
  readonly workId: string;
  readonly mode: WorkMode;
  /** The event's id; '': the whole work. */
  readonly executionKey: string;
  readonly choice: CountedChoice;
  /** 0: all revisions. */
  readonly revision: number;
  readonly attempts: number;
  readonly people: number;
  readonly passed: number;
  readonly mean: number | null;
  readonly consistency: number | null;
  /** What is broken, for lists; null: nothing. */
  readonly broken: NullableJson<Saying>;
  readonly data: JsonColumn<KeptFigures>;
  /** For courses: the attempts by the group of their people. */
  readonly groups: JsonColumn<readonly GroupCount[]>;
  /** null: no mark has changed since. */
  readonly asFirstMarked: NullableJson<FirstFigures>;
  readonly countedAt: DateTime;
}

export interface StatisticsSchema {
  readonly figuresDue: FiguresDueTable;
  readonly keptFigures: KeptFiguresTable;
  readonly firstMarks: FirstMarksTable;
}
