// Refuses events whose answers are not of their task's type, or too large, before anything of them is stored.
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import type { TaskType } from '#contract/entities/task-type.ts';
import { ApiFault, fieldFault } from '#server/plugins/errors/api-fault.ts';
import { TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';

const KILOBYTE = 1024;

/** null: nothing is answered (any more), which every type takes. */
function refuseAnswer(type: TaskType, answer: unknown, path: string): void {
  if (answer === null || answer === undefined) return;
  const kind: TaskKind = TASK_KINDS[type];
  // The size first: a shape is looked at in full.
  if (Buffer.byteLength(JSON.stringify(answer)) > kind.maxAnswerBytes) {
    const params = { limit: `${kind.maxAnswerBytes / KILOBYTE} KB` };
    throw new ApiFault('TOO_LARGE', { params, details: [{ path, code: 'TOO_LARGE', params }] });
  }
  if (!kind.answerSchema.safeParse(answer).success) throw fieldFault(path, 'ANSWER_SHAPE');
}

/**
 * Throws VALIDATION or TOO_LARGE with the path of the first event that cannot be stored.
 * @param types the tasks of the attempt
 * @param path of the list of events in the request
 */
export function refuseUnfitEvents(
  types: ReadonlyMap<string, TaskType>,
  events: readonly AttemptEvent[],
  path: string,
): void {
  for (const [index, event] of events.entries()) {
    const type = types.get(event.taskId);
    if (type === undefined) throw fieldFault(`${path}.${index}.taskId`, 'NOT_FOUND');
    if (event.type === 'DRAFT' || event.type === 'ANSWER')
      refuseAnswer(type, event.answer, `${path}.${index}.answer`);
  }
}
