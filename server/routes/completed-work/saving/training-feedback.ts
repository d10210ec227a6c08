// Feedback in TRAINING on a task whose key stays on the server.
import { taskRevisionsOf } from '#server/repositories/task-revisions.ts';
import type { TaskFeedback } from '#contract/entities/answer-check.ts';
import type { TrainingFeedback } from '#contract/entities/attempt.ts';
import type { SavedTask } from '#server/marking/fold-events.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { openTasks, secretTasks } from '#server/repositories/learning-access.ts';
import type { Db } from '#server/storage/schema.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { feedbackOf } from '#tasks/kit/check.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { orderOf, savedTasks } from '../attempt-view.ts';
import { findAttemptTasks, findOwnAttempt, type AttemptTaskRow } from '../attempts-repository.ts';

interface Answered {
  readonly row: AttemptTaskRow;
  readonly data: TaskData;
  readonly order: AnswerOrder;
  readonly saved: SavedTask;
}

/** Feedback on the last confirmed answer; null if there is none. */
function feedbackTo({ row, data, order, saved }: Answered): TaskFeedback | null {
  const kind = questionKindOf(row.taskType);
  const last = saved.history.at(-1);
  if (kind === null || last === undefined) return null;
  const { key, ...texts } = kind.keyOf(data, order);
  const isLastAttempt = saved.attemptsUsed >= row.maxAttempts;
  return feedbackOf(kind.check(data, order, last.answer), row.maxScore, { texts, key, isLastAttempt });
}

/** Without explanation, parts and key, which would give away what a control event asks. */
function withoutKey(feedback: TaskFeedback): TaskFeedback {
  return { ...feedback, resultText: null, answerFileIds: [], parts: [], key: null };
}

/** Right or wrong with its text, and the hint once it is taken; nothing outside TRAINING and while an event holds the task. */
export async function trainingFeedbackOf(
  db: Db,
  person: Person,
  wanted: { readonly attemptId: string; readonly taskId: string },
  now: string,
): Promise<TrainingFeedback> {
  const attempt = orNotFound(await findOwnAttempt(db, person, wanted.attemptId));
  const rows = await findAttemptTasks(db, attempt.id);
  const row = rows.find(({ taskId }) => taskId === wanted.taskId);
  const data = (await taskRevisionsOf(db, rows)).get(wanted.taskId);
  const saved = (await savedTasks(db, rows)).get(wanted.taskId);
  if (row === undefined || data === undefined || saved === undefined) throw new ApiFault('NOT_FOUND');
  if (attempt.mode !== 'TRAINING') return { feedback: null, hint: null, isHeld: false };
  // Right and wrong, told often enough, are the key.
  if ((await openTasks(db, person.id, now)).taskIds.has(row.taskId))
    return { feedback: null, hint: null, isHeld: true };
  const { taskIds } = await secretTasks(db, person.id, now);
  const feedback = feedbackTo({ row, data, order: orderOf(attempt), saved });
  return {
    feedback: feedback !== null && taskIds.has(row.taskId) ? withoutKey(feedback) : feedback,
    hint: saved.hintTaken ? data.hint : null,
    isHeld: false,
  };
}
