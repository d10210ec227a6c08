// What authors look at as students, and what they say of tasks to each other.
import type { TrialKind } from '#contract/entities/trial.ts';
import type { DateTime, Later } from '../columns.ts';

/** Its id is that of the work in which everything is frozen. */
interface TrialsTable {
  readonly id: string;
  readonly kind: TrialKind;
  /** The work or task that is looked at. */
  readonly subjectId: string;
  /** The work in which the task was written. */
  readonly workId: string | null;
  /** Of everything that is frozen: what has not changed is not frozen twice. */
  readonly contentHash: string;
  readonly madeById: string;
  readonly madeByName: string;
  readonly lookedAt: DateTime;
}

interface Saying {
  readonly id: string;
  readonly text: string;
  readonly at: DateTime;
  readonly byId: string;
  readonly byName: string;
}

interface TaskCommentsTable extends Saying {
  /** A published task, or one that is only drafted. */
  readonly taskId: string;
  readonly closedAt: Later<DateTime>;
  readonly closedById: Later<string>;
  readonly closedByName: Later<string>;
}

interface TaskCommentRepliesTable extends Saying {
  readonly commentId: string;
}

export interface TrialsSchema {
  readonly trials: TrialsTable;
  readonly taskComments: TaskCommentsTable;
  readonly taskCommentReplies: TaskCommentRepliesTable;
}
