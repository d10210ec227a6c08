// What the learner receives of a MATCHING: the left sides, and the answers, shuffled in every mode because
// their order is the key.
import { kindOfQuestion } from '../kit/kind.ts';
import type { AnswerOrder, TaskContent, TaskFault } from '../kit/schema.ts';
import { fixedNames, repeatedIds, sentAnswers, travellingAnswers, travellingIds } from '../kit/strip.ts';
import { matchingRules } from './check.ts';
import { portablePairs } from './portable.ts';
import {
  begunMatchingSchema,
  matchingParamsSchema,
  strippedMatchingSchema,
  type MatchingKey,
  type MatchingParams,
} from './schema.ts';

const mixed = (order: AnswerOrder): AnswerOrder => ({ ...order, isShuffled: true });

function keyOf(task: TaskContent, { left }: MatchingParams, order: AnswerOrder): MatchingKey {
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

function faultsOf(task: TaskContent, { left }: MatchingParams): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (task.answers.length < 2) faults.push({ path: 'answers', code: 'TOO_FEW_ANSWERS' });
  faults.push(...repeatedIds('params.left', left));
  if (task.trueAnswerIndex.length !== left.length) faults.push({ path: 'trueAnswerIndex', code: 'NO_KEY' });
  task.trueAnswerIndex.forEach((index, at) => {
    if (index >= task.answers.length) faults.push({ path: `trueAnswerIndex.${at}`, code: 'UNKNOWN_ANSWER' });
  });
  return faults;
}

export const matchingKind = kindOfQuestion({
  ...matchingRules,
  paramsSchema: matchingParamsSchema,
  portable: portablePairs,
  showsAnswers: true,
  keyParts: (params) => begunMatchingSchema.parse(params).left.map(({ id }) => id),
  strip: (task, { left }, order) => ({
    answers: travellingAnswers(task.answers, mixed(order)),
    params: { left: left.map(({ id, content, filesId }) => ({ id, content, filesId })) },
  }),
  keyOf,
  namesOf: (task, { left }, order) => ({
    answers: sentAnswers(task, mixed(order)),
    left: fixedNames(left),
  }),
  rename: ({ pairs }, nameOf) => ({
    pairs: Object.fromEntries(
      Object.entries(pairs).map(([id, answer]) => [nameOf('left', id), nameOf('answers', answer)]),
    ),
  }),
  faultsOf,
  rightAnswer: (key) => key,
  guessing: {
    choices: ({ answers, params }) =>
      strippedMatchingSchema.parse(params).left.map((side) => answers.map(({ id }) => `${side.id} ${id}`)),
    answerOf: (chosen) => ({ pairs: Object.fromEntries(chosen.map((pair) => pair.split(' '))) }),
  },
});
