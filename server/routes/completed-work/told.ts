/** What the server itself tells in TRAINING about a task whose key stays with it. */
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { TaskFeedback } from '#contract/entities/answer-check.ts';
import type { Told } from '#contract/entities/attempt.ts';
import type { SavedTask } from '#server/marking/fold-events.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { secretTasks } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { feedbackOf } from '#tasks/kit/check.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { taskKinds } from '#tasks/registry.ts';
import { orderOf, savedTasks } from './attempt-view.ts';
import { findAttemptTasks, findOwnAttempt, type AttemptTaskRow } from './attempts-repository.ts';

interface Answered {
  readonly row: AttemptTaskRow;
  readonly data: TaskData;
  readonly order: AnswerOrder;
  readonly saved: SavedTask;
}

/** Of the last confirmed answer; null where none was given. */
function feedbackTo({ row, data, order, saved }: Answered): TaskFeedback | null {
  const kind = taskKinds[row.taskType]?.question;
  const last = saved.history.at(-1);
  if (!kind || last === undefined) return null;
  const { key, ...texts } = kind.keyOf(data, order);
  const isLastAttempt = saved.attemptsUsed >= row.maxAttempts;
  return feedbackOf(kind.check(data, order, last.answer), row.maxScore, { texts, key, isLastAttempt });
}

/** Without explanation, parts and key: they would give away what a control event asks. */
function withoutKey(feedback: TaskFeedback): TaskFeedback {
  return { ...feedback, resultText: null, answerFileIds: [], parts: [], key: null };
}

/** Right or wrong with its text, and the hint once taken. Outside TRAINING nothing is told. */
export async function toldOf(
  db: Db,
  person: Person,
  wanted: { readonly attemptId: string; readonly taskId: string },
  now: string,
): Promise<Told> {
  const attempt = await findOwnAttempt(db, person, wanted.attemptId);
  if (attempt === undefined) throw new ApiFault('NOT_FOUND');
  const rows = await findAttemptTasks(db, attempt.id);
  const row = rows.find(({ taskId }) => taskId === wanted.taskId);
  const data = (await taskRevisionsOf(db, rows)).get(wanted.taskId);
  const saved = (await savedTasks(db, rows)).get(wanted.taskId);
  if (row === undefined || data === undefined || saved === undefined) throw new ApiFault('NOT_FOUND');
  if (attempt.mode !== 'TRAINING') return { feedback: null, hint: null };
  const { taskIds } = await secretTasks(db, person.id, now);
  const feedback = feedbackTo({ row, data, order: orderOf(attempt), saved });
  return {
    feedback: feedback !== null && taskIds.has(row.taskId) ? withoutKey(feedback) : feedback,
    hint: saved.hintTaken ? data.hint : null,
  };
}
