// What of an ORDERING travels: its answers, shuffled in every mode, for the author's order is the key.
import type { AnswerOrder, NoParams, QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import { indexFaults, travellingAnswers, trueAnswerIds } from '../kit/strip.ts';
import type { OrderingAnswer, OrderingKey } from './schema.ts';

type Rules = QuestionRules<NoParams, OrderingKey, OrderingAnswer>;

function ordered(task: TaskContent): TaskContent {
  if (task.trueAnswerIndex.length > 0) return task;
  return { ...task, trueAnswerIndex: task.answers.map((_, index) => index) };
}

/** An order that happens to be the right one would need no work: another is drawn. */
function unsolved(task: TaskContent, { secret }: AnswerOrder): AnswerOrder {
  const tries = ['', '1', '2', '3', '4', '5'].map((more) => ({ secret: secret + more, isShuffled: true }));
  const isSolved = (order: AnswerOrder): boolean =>
    trueAnswerIds(ordered(task), order).every((id, place) => id === `a${place + 1}`);
  return tries.find((order) => !isSolved(order)) ?? { secret, isShuffled: true };
}

export const stripOrdering: Rules['strip'] = (task, _params, order) => ({
  answers: travellingAnswers(task.answers, unsolved(task, order)),
  params: {},
});

export function orderingKey(task: TaskContent, _params: NoParams, order: AnswerOrder): OrderingKey {
  return { order: trueAnswerIds(ordered(task), unsolved(task, order)) };
}

export function orderingFaults(task: TaskContent): readonly TaskFault[] {
  const { answers, trueAnswerIndex } = task;
  if (answers.length < 2) return [{ path: 'answers', code: 'TOO_FEW_ANSWERS' }];
  const isWhole = trueAnswerIndex.length === 0 || trueAnswerIndex.length === answers.length;
  const faults = indexFaults(trueAnswerIndex, answers.length);
  return isWhole ? faults : [...faults, { path: 'trueAnswerIndex', code: 'NO_KEY' }];
}
