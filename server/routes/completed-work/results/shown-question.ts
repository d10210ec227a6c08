// A question in a result: as it was sent, with its key and the reason for its mark if they are revealed.
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { AnswerOrder } from '#tasks/kit/schema.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import { answerImageName } from './answer-image.ts';
import { travellingParts } from '../attempt-view.ts';
import type { AttemptTaskRow } from '../attempts-repository.ts';

/** With `showsAll` also the check of the answer and the solution. All null for a simulation. */
export function shownQuestion(
  task: AttemptTaskRow,
  data: TaskData,
  order: AnswerOrder,
  showsAll: boolean,
): Pick<TaskResult, 'shown' | 'check' | 'solution' | 'answerImageName'> {
  const { taskId: id, taskType, maxScore } = task;
  const kind = questionKindOf(taskType);
  if (kind === null) return { shown: null, check: null, solution: null, answerImageName: null };
  const parts = travellingParts(taskType, data, order, { key: undefined, withKey: false });
  const { fileDocumentIds } = data;
  return {
    shown: { id, taskType, maxScore, fileDocumentIds, ...parts },
    check: showsAll ? kind.check({ ...data, maxScore }, order, task.answer) : null,
    solution: showsAll ? { ...kind.keyOf(data, order) } : null,
    answerImageName: answerImageName(task, data),
  };
}
