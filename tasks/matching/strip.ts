// What of a MATCHING travels: the left sides as they are, the answers shuffled in every mode, for their order is the key.
import type { AnswerOrder, QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import { travellingAnswers, travellingIds } from '../kit/strip.ts';
import type { MatchingAnswer, MatchingKey, MatchingParams } from './schema.ts';

type Rules = QuestionRules<MatchingParams, MatchingKey, MatchingAnswer>;

const mixed = (order: AnswerOrder): AnswerOrder => ({ ...order, isShuffled: true });

export const stripMatching: Rules['strip'] = (task, { left }, order) => ({
  answers: travellingAnswers(task.answers, mixed(order)),
  params: { left: left.map(({ id, content, filesId }) => ({ id, content, filesId })) },
});

export function matchingKey(task: TaskContent, { left }: MatchingParams, order: AnswerOrder): MatchingKey {
  const ids = travellingIds(mixed(order), task.answers.length, 'answers');
  return {
    pairs: Object.fromEntries(
      left.flatMap(({ id }, at) => {
        const answer = ids[task.trueAnswerIndex[at] ?? -1];
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
  };
}

export function matchingFaults(task: TaskContent, { left }: MatchingParams): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (task.answers.length < 2) faults.push({ path: 'answers', code: 'TOO_FEW_ANSWERS' });
  if (new Set(left.map(({ id }) => id)).size < left.length)
    faults.push({ path: 'params.left', code: 'REPEATED_ANSWER' });
  if (task.trueAnswerIndex.length !== left.length) faults.push({ path: 'trueAnswerIndex', code: 'NO_KEY' });
  task.trueAnswerIndex.forEach((index, at) => {
    if (index >= task.answers.length) faults.push({ path: `trueAnswerIndex.${at}`, code: 'UNKNOWN_ANSWER' });
  });
  return faults;
}
