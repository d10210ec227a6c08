// Gives one answer the mark that the act decides, and gives it back when the act is undone. Each is one transaction.
import { underPolicy, neededWithout, type RegradeResult } from '#contract/entities/regrade.ts';
import { roundMark } from '#contract/marks.ts';
import {
  findAttempt,
  findAttemptTasks,
  lockAttempt,
  nextVersion,
  type AttemptRow,
  type AttemptTaskRow,
} from '#server/routes/completed-work/attempts-repository.ts';
import { findGateWaivers } from '#server/routes/completed-work/marking/gate-waivers.ts';
import { sumsOf } from '#server/routes/completed-work/marking/give-mark.ts';
import { pack, unpack } from '#server/routes/completed-work/packing/pack.ts';
import { stepsOf } from '#server/statistics/run-steps.ts';
import { simulationIn } from '#server/routes/completed-work/packing/packed-repository.ts';
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { MarkBefore } from '#server/storage/tables/regrades.ts';
import type { MarkedTask } from '../mark-job.ts';
import { countedGrade, markOfGrade, type GateWaivers } from '../obstacles.ts';
import type { MarkRow } from './regrade-marks-repository.ts';
import type { RegradeRow } from './regrades-repository.ts';

type Judgement = Pick<MarkedTask, 'simulation' | 'answer'>;

interface Held {
  readonly waivers: GateWaivers;
  readonly attempt: AttemptRow;
  readonly task: AttemptTaskRow;
  readonly tasks: readonly AttemptTaskRow[];
}

/** The attempt with the task, held until the end of the transaction; undefined if it is not marked now. */
async function hold(tx: Tx, taskId: string, attemptId: string): Promise<Held | undefined> {
  await lockAttempt(tx, attemptId);
  const attempt = await findAttempt(tx, attemptId);
  const tasks = await findAttemptTasks(tx, attemptId);
  const task = tasks.find((one) => one.taskId === taskId);
  const isMarked = attempt?.status === 'REVIEWED' || attempt?.status === 'REVIEW_PENDING';
  if (attempt === undefined || task === undefined || !isMarked) return undefined;
  return { attempt, task, tasks, waivers: await findGateWaivers(tx, attempt) };
}

/** Stores other values of the task and the terms of its attempt, and what follows for the sums. */
async function store(
  tx: Tx,
  { attempt, task, tasks, waivers }: Held,
  change: Partial<AttemptTaskRow>,
  terms: Pick<AttemptRow, 'maxScore' | 'gradeForCompletion'>,
): Promise<void> {
  const { simulation, answer, ...plain } = change;
  const judged = {
    ...(simulation === undefined
      ? {}
      : { simulation: simulation === null ? null : json(simulation), steps: stepsOf(simulation) }),
    ...(answer === undefined ? {} : { answer: json(answer) }),
  };
  const { historyAnswer: _history, rubric: _rubric, steps: _steps, trace: _trace, ...columns } = plain;
  await tx
    .updateTable('attemptTasks')
    .set({ ...columns, ...judged })
    .where('attemptId', '=', attempt.id)
    .where('taskId', '=', task.taskId)
    .execute();
  const after = tasks.map((one) => (one.taskId === task.taskId ? { ...one, ...change } : one));
  await tx
    .updateTable('attempts')
    .set({ ...sumsOf(after, { ...attempt, ...terms }, waivers), ...terms, version: nextVersion })
    // What was packed is laid out again where it has changed.
    .set(simulation === undefined ? {} : { packedAt: null })
    .where('id', '=', attempt.id)
    .execute();
}

/** Keeps in the answer's history who changed the mark and why; a proposal was nobody's mark. */
async function remember(
  tx: Tx,
  { attempt, task }: Held,
  { startedById: byId, startedByName: byName, reason, tells }: RegradeRow,
  change: { readonly at: string; readonly to: number | null; readonly isUndo: boolean },
): Promise<void> {
  const fromMark = task.needsReview ? null : task.mark;
  if (task.mark === change.to) return;
  await tx
    .insertInto('markHistory')
    .values({
      id: newId(),
      attemptId: attempt.id,
      taskId: task.taskId,
      at: change.at,
      byId,
      byName,
      fromMark,
      toMark: change.to,
      reason: tells && !change.isUndo ? reason : '',
      comment: '',
    })
    .execute();
}

function beforeOf({ attempt, task }: Held): MarkBefore {
  const { mark, proposedMark, needsReview, maxScore, regradeId } = task;
  const { maxScore: attemptMax, gradeForCompletion: needed } = attempt;
  return { mark, proposedMark, needsReview, maxScore, regradeId, attemptMax, needed };
}

function judgementOf(row: MarkRow): Judgement | null {
  return row.judgement === null ? null : (unpack(row.judgement) as Judgement);
}

/** What the act changes of the task. */
function changeBy(row: MarkRow, task: AttemptTaskRow, result: RegradeResult, regrade: RegradeRow) {
  const judgement = result.takesNew ? judgementOf(row) : null;
  // Nothing is left for a teacher to decide.
  const isSettled = result.isLeftOut || regrade.policy === 'FULL';
  return {
    mark: result.mark,
    proposedMark: result.mark,
    needsReview: task.needsReview && !isSettled,
    regradeId: regrade.id,
    isLeftOut: result.isLeftOut,
    ...(result.isLeftOut ? { maxScore: 0 } : {}),
    ...(judgement === null ? {} : { ...judgement, packedSimulation: null }),
  };
}

function termsAfter({ attempt, task }: Held, result: RegradeResult) {
  const { maxScore, gradeForCompletion } = attempt;
  // Left out before already: an act that holds for an answer that was marked anew.
  if (!result.isLeftOut || task.isLeftOut) return { maxScore, gradeForCompletion };
  return {
    maxScore: roundMark(maxScore - task.maxScore),
    gradeForCompletion: neededWithout(gradeForCompletion, maxScore, task.maxScore),
  };
}

async function setRow(tx: Tx, row: MarkRow, change: object): Promise<void> {
  await tx
    .updateTable('regradeMarks')
    .set(change)
    .where('regradeId', '=', row.regradeId)
    .where('attemptId', '=', row.attemptId)
    .execute();
}

/** Lets an answer be looked at anew: it has changed since the trial. */
async function lookAgain(tx: Tx, row: MarkRow): Promise<void> {
  if (row.before === null) {
    await tx
      .deleteFrom('regradeMarks')
      .where('regradeId', '=', row.regradeId)
      .where('attemptId', '=', row.attemptId)
      .execute();
  } else await setRow(tx, row, { state: 'APPLIED' });
  await tx.updateTable('regrades').set({ isBehind: true }).where('id', '=', row.regradeId).execute();
}

/** The other tasks of the same act on a work know that the attempt has changed by it alone. */
async function passOn(tx: Tx, { id, workRegradeId }: RegradeRow, { attempt }: Held): Promise<void> {
  if (workRegradeId === null) return;
  const parts = tx.selectFrom('regrades').select('id').where('workRegradeId', '=', workRegradeId);
  await tx
    .updateTable('regradeMarks')
    .set({ attemptVersion: attempt.version + 1 })
    .where('attemptId', '=', attempt.id)
    .where('attemptVersion', '=', attempt.version)
    .where('state', '=', 'TRIAL')
    .where('regradeId', '!=', id)
    .where('regradeId', 'in', parts)
    .execute();
}

/** What a log was judged by before the act, packed; null for a question. Read before the transaction, as packing takes time. */
export async function judgementBefore(
  db: Db,
  { taskId }: RegradeRow,
  row: MarkRow,
): Promise<Uint8Array | null> {
  if (row.judgement === null) return null;
  const task = await db
    .selectFrom('attemptTasks')
    .select(['simulation', 'packedSimulation', 'answer'])
    .where('attemptId', '=', row.attemptId)
    .where('taskId', '=', taskId)
    .executeTakeFirst();
  return task === undefined ? null : pack({ simulation: simulationIn(task), answer: task.answer });
}

/** Gives the mark, unless a teacher gave one; what has changed since the trial is looked at anew. */
export async function applyMark(
  tx: Tx,
  regrade: RegradeRow,
  { row, packed }: { readonly row: MarkRow; readonly packed: Uint8Array | null },
  now: string,
): Promise<void> {
  const held = await hold(tx, regrade.taskId, row.attemptId);
  if (held === undefined || held.attempt.version !== row.attemptVersion) return lookAgain(tx, row);
  if (held.task.manuallyReviewed) return setRow(tx, row, { state: 'KEPT', outcome: 'TEACHER' });
  const result = regrade.policy === null ? null : underPolicy(row, regrade.policy);
  if (result === null) return setRow(tx, row, { state: 'KEPT' });
  const change = changeBy(row, held.task, result, regrade);
  await remember(tx, held, regrade, { at: now, to: result.mark, isUndo: false });
  await store(tx, held, change, termsAfter(held, result));
  await passOn(tx, regrade, held);
  const before = beforeOf(held);
  const kept = held.task.isLeftOut && row.before !== null ? { ...before, ...termsOf(row.before) } : before;
  await setRow(tx, row, {
    state: 'APPLIED',
    givenMark: result.mark,
    before: json(kept),
    judgementBefore: result.takesNew ? packed : null,
  });
}

function termsOf({ maxScore, attemptMax, needed }: MarkBefore) {
  return { maxScore, attemptMax, needed };
}

/** The terms of the attempt with the task's points again; other tasks may have been left out meanwhile. */
function termsBefore({ attempt, task }: Held, before: MarkBefore) {
  const { maxScore, gradeForCompletion } = attempt;
  if (!task.isLeftOut) return { maxScore, gradeForCompletion };
  const whole = roundMark(maxScore + before.maxScore);
  const isAsLeft = whole === before.attemptMax;
  const needed = maxScore === 0 ? before.needed : roundMark((gradeForCompletion * whole) / maxScore);
  return { maxScore: whole, gradeForCompletion: isAsLeft ? before.needed : needed };
}

/** The former mark; of a log, under the gates that count now. */
async function formerMark(
  tx: Tx,
  { task, waivers }: Held,
  before: MarkBefore,
  judgement: Judgement | null,
): Promise<number | null> {
  const waived = waivers.get(task.taskId) ?? [];
  const grade = judgement?.simulation?.grade ?? null;
  if (waived.length === 0 || grade === null) return before.mark;
  const content = (await taskRevisionsOf(tx, [task])).get(task.taskId);
  const hintPenalty = content?.settingsTask.hintPenalty ?? 0;
  const { maxScore } = before;
  return markOfGrade(countedGrade(grade, waived), { maxScore, useHint: task.useHint, hintPenalty });
}

/** Gives the former mark back if the standing one is still the act's; returns whether it was. */
export async function undoMark(tx: Tx, regrade: RegradeRow, row: MarkRow, now: string): Promise<boolean> {
  const held = await hold(tx, regrade.taskId, row.attemptId);
  const { before } = row;
  if (held === undefined || before === null || held.task.regradeId !== regrade.id) {
    await setRow(tx, row, { state: 'KEPT' });
    return false;
  }
  const judgement = row.judgementBefore === null ? null : (unpack(row.judgementBefore) as Judgement);
  const mark = await formerMark(tx, held, before, judgement);
  const { needsReview, maxScore, regradeId } = before;
  const proposedMark = mark === before.mark ? before.proposedMark : mark;
  const own = { mark, proposedMark, needsReview, maxScore, regradeId, isLeftOut: false };
  const judged = judgement === null ? {} : { ...judgement, packedSimulation: null };
  await remember(tx, held, regrade, { at: now, to: mark, isUndo: true });
  await store(tx, held, { ...own, ...judged }, termsBefore(held, before));
  await setRow(tx, row, { state: 'UNDONE' });
  return true;
}
