// What the learner receives of an ORDERING: its answers, shuffled in every mode because the author's order is
// the key.
import { kindOfQuestion } from '../kit/kind.ts';
import { noParamsSchema, type AnswerOrder, type TaskContent, type TaskFault } from '../kit/schema.ts';
import { indexFaults, sentAnswers, travellingAnswers, trueAnswerIds } from '../kit/strip.ts';
import { orderingRules } from './check.ts';

function ordered(task: TaskContent): TaskContent {
  if (task.trueAnswerIndex.length > 0) return task;
  return { ...task, trueAnswerIndex: task.answers.map((_, index) => index) };
}

/** If the shuffled order happens to be the right one, another is drawn. */
function unsolved(task: TaskContent, { secret }: AnswerOrder): AnswerOrder {
  const tries = ['', '1', '2', '3', '4', '5'].map((more) => ({ secret: secret + more, isShuffled: true }));
  const isSolved = (order: AnswerOrder): boolean =>
    trueAnswerIds(ordered(task), order).every((id, place) => id === `a${place + 1}`);
  return tries.find((order) => !isSolved(order)) ?? { secret, isShuffled: true };
}

function faultsOf(task: TaskContent): readonly TaskFault[] {
  const { answers, trueAnswerIndex } = task;
  if (answers.length < 2) return [{ path: 'answers', code: 'TOO_FEW_ANSWERS' }];
  const isWhole = trueAnswerIndex.length === 0 || trueAnswerIndex.length === answers.length;
  const faults = indexFaults(trueAnswerIndex, answers.length);
  return isWhole ? faults : [...faults, { path: 'trueAnswerIndex', code: 'NO_KEY' }];
}

export const orderingKind = kindOfQuestion({
  ...orderingRules,
  paramsSchema: noParamsSchema,
  showsAnswers: true,
  strip: (task, _params, order) => ({ answers: travellingAnswers(task.answers, unsolved(task, order)) }),
  keyOf: (task, _params, order) => ({ order: trueAnswerIds(ordered(task), unsolved(task, order)) }),
  namesOf: (task, _params, order) => ({ answers: sentAnswers(task, unsolved(task, order)) }),
  rename: ({ order }, nameOf) => ({ order: order.map((id) => nameOf('answers', id)) }),
  faultsOf,
  rightAnswer: (key) => key,
  guessing: {
    // The first of all, then the next of those left, and so on.
    choices: ({ answers }) => answers.map((_, place) => Array.from(answers.slice(place).keys(), String)),
    answerOf: (chosen, { answers }) => {
      const left = answers.map(({ id }) => id);
      return { order: chosen.flatMap((at) => left.splice(Number(at), 1)) };
    },
  },
});
