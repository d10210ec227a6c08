// Works as a learner sees them, with a summary of their own attempts.
import type { LearnerWork, WorkMode } from '#contract/entities/work.ts';
import { heldWorks } from '#server/repositories/learning-access.ts';
import { isHeldBack, ownAttempts, type Learning } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { bareWork, type WorkRow } from './works-repository.ts';

interface Past {
  bestMark: number | null;
  attemptCount: number;
  passed: boolean;
  runningAttemptId: string | null;
  runningMode: WorkMode | null;
  runningDeadline: string | null;
}

const nothing = (): Past => ({
  bestMark: null,
  attemptCount: 0,
  passed: false,
  runningAttemptId: null,
  runningMode: null,
  runningDeadline: null,
});

/** Marks that the work hides are left out. */
async function pastOf(
  db: Db | Tx,
  learner: Learning,
  { workIds, now }: { readonly workIds: readonly string[]; readonly now: string },
): Promise<Map<string, Past>> {
  const byWork = new Map<string, Past>(workIds.map((id) => [id, nothing()]));
  if (workIds.length === 0) return byWork;
  const rows = await db
    .selectFrom('attempts')
    .select(['id', 'workId', 'mode', 'status', 'mark', 'passed', 'reveal', 'deadline'])
    .select(isHeldBack(now).as('isHeldBack'))
    .where(ownAttempts(learner))
    .where('workId', 'in', workIds)
    .orderBy('startedAt')
    .execute();
  for (const row of rows) {
    const past = byWork.get(row.workId);
    if (past === undefined) continue;
    past.attemptCount += 1;
    if (row.status === 'IN_PROGRESS') {
      past.runningAttemptId = row.id;
      past.runningMode = row.mode;
      past.runningDeadline = row.deadline;
    }
    if (row.reveal === 'NOTHING' || Boolean(row.isHeldBack)) continue;
    past.passed ||= row.passed === true;
    if (row.mark !== null) past.bestMark = Math.max(past.bestMark ?? 0, row.mark);
  }
  return byWork;
}

export async function toLearnerWorks(
  db: Db | Tx,
  rows: readonly WorkRow[],
  learner: Learning,
): Promise<LearnerWork[]> {
  const workIds = rows.map((row) => row.id);
  const now = new Date().toISOString();
  const past = await pastOf(db, learner, { workIds, now });
  const held = await heldWorks(db, { userId: learner.id, workIds, now });
  return rows.map((row) => ({
    ...bareWork(row),
    ...(past.get(row.id) ?? nothing()),
    heldUntil: held.get(row.id) ?? null,
  }));
}
