// What teachers decide about marks, and what learners question of them.
import type { Appeal } from '#contract/entities/review.ts';
import type { Generated } from 'kysely';
import type { DateTime, Later } from '../columns.ts';

interface MarkHistoryTable {
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

/** One for an answer: its mark may be questioned once. */
interface MarkAppealsTable {
  readonly attemptId: string;
  readonly taskId: string;
  readonly at: DateTime;
  readonly reason: string;
  readonly state: Appeal['state'];
  readonly answer: Generated<string>;
  readonly answeredAt: Later<DateTime>;
  readonly answeredById: Later<string>;
  readonly answeredByName: Later<string>;
}

/** Gates that a teacher set aside. What was undone is in the audit log alone. */
interface GateWaiversTable {
  readonly attemptId: string;
  readonly taskId: string;
  readonly gateId: string;
  readonly at: DateTime;
  readonly byId: string | null;
  readonly byName: string;
  readonly reason: string;
}

export interface ReviewsSchema {
  readonly markHistory: MarkHistoryTable;
  readonly markAppeals: MarkAppealsTable;
  readonly gateWaivers: GateWaiversTable;
}
