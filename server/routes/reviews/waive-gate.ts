// Sets a gate of a task aside with a reason, or lets it count again; the server's own mark and the attempt follow.
import type { Grade } from '#contract/simulation/grade.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Tx } from '#server/storage/schema.ts';
import { countedGrade, markOfGrade } from '#server/marking/obstacles.ts';
import { lockAttempt } from '../completed-work/attempts-repository.ts';
import { findGateWaivers } from '../completed-work/marking/gate-waivers.ts';
import { storeSums } from '../completed-work/marking/give-mark.ts';
import { simulationIn } from '../completed-work/packing/packed-repository.ts';
import { refuseClaimed, reviewableAnswer, type ClaimedAnswer } from './claims.ts';
import { subjectOf } from './review-answer.ts';
import type { ReviewRow } from './reviews-repository.ts';

interface WaivedGate extends ClaimedAnswer {
  readonly gateId: string;
  readonly waives: boolean;
  readonly reason: string;
}

/** Throws NOT_FOUND where the log broke no such gate, and CONFLICT where it stands as wanted already. */
export async function setGateAside(tx: Tx, wanted: WaivedGate): Promise<void> {
  const { person, now, gateId, waives, reason } = wanted;
  const { attemptId } = await reviewableAnswer(tx, wanted);
  await lockAttempt(tx, attemptId);
  const row = await reviewableAnswer(tx, wanted);
  refuseClaimed(row, person, now);
  const grade = simulationIn(row)?.grade ?? null;
  if (grade === null || !grade.failedBy.includes(gateId)) throw new ApiFault('NOT_FOUND');
  await storeWaiver(tx, row, wanted);
  const attempt = { id: attemptId, waivedGates: row.waivedGates + (waives ? 1 : -1) };
  const mark = await storeMark(tx, row, { attempt, grade });
  await storeSums(tx, { ...row, ...attempt }, now);
  const gate = grade.judgements.find(({ id }) => id === gateId)?.text.ru ?? gateId;
  const act = waives ? 'result.waive-gate' : 'result.restore-gate';
  await audit(tx, person, act, await subjectOf(tx, row), { gate, mark: row.mark }, { gate, mark, reason });
}

async function storeWaiver(tx: Tx, row: ReviewRow, wanted: WaivedGate): Promise<void> {
  const { attemptId, taskId } = row;
  const { person, now: at, gateId, waives, reason } = wanted;
  if (waives) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('gateWaivers')
      .values({ attemptId, taskId, gateId, at, byId: person.id, byName: person.fullName, reason })
      .onConflict((conflict) => conflict.columns(['attemptId', 'taskId', 'gateId']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) throw new ApiFault('CONFLICT');
    return;
  }
  const { numDeletedRows } = await tx
    .deleteFrom('gateWaivers')
    .where('attemptId', '=', attemptId)
    .where('taskId', '=', taskId)
    .where('gateId', '=', gateId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw new ApiFault('CONFLICT');
}

/** The server's mark under the gates that count now; one that a teacher gave stays. Returns the task's mark. */
async function storeMark(
  tx: Tx,
  row: ReviewRow,
  counted: { readonly attempt: Parameters<typeof findGateWaivers>[1]; readonly grade: Grade },
): Promise<number | null> {
  const waivers = await findGateWaivers(tx, counted.attempt);
  const { hintPenalty } = row.data.settingsTask;
  const grade = countedGrade(counted.grade, waivers.get(row.taskId));
  const proposedMark = markOfGrade(grade, { ...row, hintPenalty });
  const mark = row.manuallyReviewed ? row.mark : proposedMark;
  await tx
    .updateTable('attemptTasks')
    .set({ mark, proposedMark, reviewVersion: row.reviewVersion + 1 })
    .where('attemptId', '=', row.attemptId)
    .where('taskId', '=', row.taskId)
    .execute();
  return mark;
}
