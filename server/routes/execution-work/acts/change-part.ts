// Acts that change whether somebody takes part: open again after a mishap, take out, bring back.
import type { ActRefusal } from '#contract/entities/control.ts';
import { controlDeadline } from '#server/repositories/personal-time.ts';
import { newId } from '#server/storage/new-id.ts';
import { findAttemptTasks, laterBy, type AttemptRow } from '../../completed-work/attempts-repository.ts';
import { changePart, storeAttempt, type Acting } from './acting.ts';
import { close } from './change-time.ts';

/** The marks so far go into the history: the attempt is marked anew when it ends. */
async function keepMarks({ tx, person, reason, now }: Acting, attempt: AttemptRow): Promise<void> {
  const tasks = await findAttemptTasks(tx, attempt.id);
  const rows = tasks.flatMap(({ taskId, mark: fromMark, comment }) =>
    fromMark === null
      ? []
      : [
          {
            id: newId(),
            attemptId: attempt.id,
            taskId,
            at: now,
            byId: person.id,
            byName: person.fullName,
            fromMark,
            toMark: null,
            reason,
            comment,
          },
        ],
  );
  if (rows.length > 0) await tx.insertInto('markHistory').values(rows).execute();
  await tx
    .updateTable('attemptTasks')
    .set({ mark: null, proposedMark: null, claimedMark: null, manuallyReviewed: false, needsReview: false })
    .where('attemptId', '=', attempt.id)
    .execute();
}

/** What an attempt in progress has not. */
const UNENDED = {
  status: 'IN_PROGRESS',
  submittedAt: null,
  mark: null,
  passed: null,
  needsReview: false,
  claimedMark: null,
  reviewedAt: null,
  leaseOwner: null,
  leaseUntil: null,
  markTries: 0,
  setAsideAt: null,
  writerKey: null,
} as const;

/** The attempt goes on for so many minutes; what a device wrote before may not write any more. */
export async function reopen(acting: Acting, minutes: number): Promise<ActRefusal | undefined> {
  const { tx, attempt, row, now } = acting;
  if (row.outAt !== null) return 'OUT';
  if (attempt === undefined) return 'NOT_BEGUN';
  if (attempt.status === 'IN_PROGRESS') return 'RUNNING';
  const deadline = laterBy(now, minutes * 60_000);
  const missingMs = Date.parse(deadline) - Date.parse(controlDeadline(row, attempt.startedAt));
  await keepMarks(acting, attempt);
  await changePart(acting, { incidentMs: Math.max(0, Number(row.incidentMs) + missingMs) });
  await storeAttempt(tx, attempt.id, {
    ...UNENDED,
    deadline,
    writer: attempt.writer + 1,
    lastContactAt: now,
  });
  return undefined;
}

export async function takeOut(acting: Acting): Promise<ActRefusal | undefined> {
  if (acting.row.outAt !== null) return 'OUT';
  if (acting.attempt?.status === 'IN_PROGRESS') await close(acting);
  await changePart(acting, { outAt: acting.now });
  return undefined;
}

export async function bringBack(acting: Acting): Promise<ActRefusal | undefined> {
  if (acting.row.outAt === null) return 'NOT_OUT';
  await changePart(acting, { outAt: null });
  return undefined;
}
