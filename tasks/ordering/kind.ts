// What the learner receives of an ORDERING: its answers, shuffled in every mode because the author's order is
// the key.
import { kindOfQuestion } from '../kit/kind.ts';
import type { AnswerOrder, TaskContent, TaskFault } from '../kit/schema.ts';
import { indexFaults, sentAnswers, travellingAnswers, trueAnswerIds } from '../kit/strip.ts';
import { orderingRules } from './check.ts';
import { portableOrder } from './portable.ts';
import { orderingParamsSchema, type OrderingKey, type OrderingParams } from './schema.ts';

/** The right orders as indexes of answers, the first one first. */
function rightOrders({ answers, trueAnswerIndex }: TaskContent, { orders }: OrderingParams): number[][] {
  const first = trueAnswerIndex.length > 0 ? trueAnswerIndex : answers.map((_, index) => index);
  const others = orders.map(({ order }) =>
    order.map((id) => answers.findIndex((answer) => answer.id === id)),
  );
  return [first, ...others];
}

/** The right orders under the ids of an attempt. */
function sentOrders(task: TaskContent, params: OrderingParams, order: AnswerOrder): string[][] {
  return rightOrders(task, params).map((trueAnswerIndex) =>
    trueAnswerIds({ ...task, trueAnswerIndex }, order),
  );
}

/** If the shuffled order happens to be a right one, another is drawn. */
function unsolved(task: TaskContent, params: OrderingParams, { secret }: AnswerOrder): AnswerOrder {
  const tries = ['', '1', '2', '3', '4', '5'].map((more) => ({ secret: secret + more, isShuffled: true }));
  const isSolved = (order: AnswerOrder): boolean =>
    sentOrders(task, params, order).some((ids) => ids.every((id, place) => id === `a${place + 1}`));
  return tries.find((order) => !isSolved(order)) ?? { secret, isShuffled: true };
}

function keyOf(task: TaskContent, params: OrderingParams, given: AnswerOrder): OrderingKey {
  const [order = [], ...others] = sentOrders(task, params, unsolved(task, params, given));
  return others.length === 0 ? { order } : { order, others };
}

/** An order that leaves an answer out, names one twice, or one that is not there. */
function orderFaults({ answers }: TaskContent, { orders }: OrderingParams): readonly TaskFault[] {
  const wanted = new Set(answers.map(({ id }) => id));
  return orders.flatMap(({ order }, at): readonly TaskFault[] => {
    const isWhole = order.length === answers.length && new Set(order).size === order.length;
    return isWhole && order.every((id) => wanted.has(id))
      ? []
      : [{ path: `params.orders.${at}`, code: 'UNKNOWN_ANSWER' }];
  });
}

function faultsOf(task: TaskContent, params: OrderingParams): readonly TaskFault[] {
  const { answers, trueAnswerIndex } = task;
  if (answers.length < 2) return [{ path: 'answers', code: 'TOO_FEW_ANSWERS' }];
  const isWhole = trueAnswerIndex.length === 0 || trueAnswerIndex.length === answers.length;
  const faults = [...indexFaults(trueAnswerIndex, answers.length), ...orderFaults(task, params)];
  return isWhole ? faults : [...faults, { path: 'trueAnswerIndex', code: 'NO_KEY' }];
}

export const orderingKind = kindOfQuestion({
  ...orderingRules,
  paramsSchema: orderingParamsSchema,
  portable: portableOrder,
  showsAnswers: true,
  strip: (task, params, order) => ({
    answers: travellingAnswers(task.answers, unsolved(task, params, order)),
  }),
  keyOf,
  namesOf: (task, params, order) => ({ answers: sentAnswers(task, unsolved(task, params, order)) }),
  rename: ({ order }, nameOf) => ({ order: order.map((id) => nameOf('answers', id)) }),
  faultsOf,
  rightAnswer: ({ order }) => ({ order }),
  guessing: {
    // The first of all, then the next of those left, and so on.
    choices: ({ answers }) => answers.map((_, place) => Array.from(answers.slice(place).keys(), String)),
    answerOf: (chosen, { answers }) => {
      const left = answers.map(({ id }) => id);
      return { order: chosen.flatMap((at) => left.splice(Number(at), 1)) };
    },
  },
});
