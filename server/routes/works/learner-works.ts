// Works as a learner sees them, with a summary of their own attempts.
import type { LearnerWork, WorkMode } from '#contract/entities/work.ts';
import { heldUntilOf, holdingsOf, type Learner } from '#server/repositories/learning-access.ts';
import { isHeldBack, ownAttempts, type Learning } from '#server/repositories/result-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { waitedFor } from './waiting-works.ts';
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

/** Left out are marks that the work hides, that an event holds back, and that count nowhere. */
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
    .select((eb) => eb.or([eb('isBegunHeld', '=', true), isHeldBack(now)]).as('isLeftOut'))
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
    if (row.reveal === 'NOTHING' || Boolean(row.isLeftOut)) continue;
    past.passed ||= row.passed === true;
    if (row.mark !== null) past.bestMark = Math.max(past.bestMark ?? 0, row.mark);
  }
  return byWork;
}

export async function toLearnerWorks(
  db: Db | Tx,
  rows: readonly WorkRow[],
  learner: Learner,
): Promise<LearnerWork[]> {
  const workIds = rows.map((row) => row.id);
  const now = new Date().toISOString();
  const past = await pastOf(db, learner, { workIds, now });
  const held = await holdingsOf(db, { userId: learner.id, workIds, now });
  const waits = await waitedFor(db, learner, rows, now);
  return rows.map((row) => {
    const holdings = held.get(row.id) ?? [];
    return {
      ...bareWork(row),
      ...(past.get(row.id) ?? nothing()),
      waitsFor: waits.get(row.id) ?? null,
      heldUntil: heldUntilOf(holdings, now),
      holdings: [...holdings],
    };
  });
}
