// Checks an order by its pairs: (pairs in order − pairs out of order) / all pairs, never below 0. As in the
// alignment of logs, satisfied pairs count; wrong pairs count against them, so that a random order scores
// nothing on average. Where several orders are right, the nearest counts.
import type { CheckedPart } from '#contract/entities/answer-check.ts';
import type { AnswerRules, Judged } from '../kit/check.ts';
import { orderingAnswerSchema, orderingKeySchema, type OrderingAnswer, type OrderingKey } from './schema.ts';

/**
 * A pair is in order when both items are given and the earlier one comes first; an item left out is out of
 * order with all others.
 */
function pairBalance(right: readonly string[], placeOf: ReadonlyMap<string, number>): number {
  let balance = 0;
  right.forEach((earlier, at) => {
    for (const later of right.slice(at + 1)) {
      const [first, second] = [placeOf.get(earlier), placeOf.get(later)];
      balance += first !== undefined && second !== undefined && first < second ? 1 : -1;
    }
  });
  return balance;
}

function placesOf(order: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const id of order) if (!places.has(id)) places.set(id, places.size);
  return places;
}

/** Of the right orders the one that the answer comes nearest to; the first of those that are equally near. */
export function nearestOrder({ order, others = [] }: OrderingKey, answer: OrderingAnswer): readonly string[] {
  const placeOf = placesOf(answer.order.filter((id) => order.includes(id)));
  let [nearest, best] = [order, pairBalance(order, placeOf)];
  for (const other of others) {
    const balance = pairBalance(other, placeOf);
    if (balance > best) [nearest, best] = [other, balance];
  }
  return nearest;
}

function judgeOrder(key: OrderingKey, answer: OrderingAnswer): Judged {
  const right = nearestOrder(key, answer);
  const placeOf = placesOf(answer.order.filter((id) => right.includes(id)));
  const pairs = (right.length * (right.length - 1)) / 2;
  const parts = right.map((id, place): CheckedPart => {
    const given = placeOf.get(id);
    return {
      id,
      verdict: given === undefined ? 'MISSING' : given === place ? 'RIGHT' : 'WRONG',
      given: given === undefined ? '' : String(given + 1),
      expected: String(place + 1),
    };
  });
  return { share: pairs === 0 ? 0 : pairBalance(right, placeOf) / pairs, parts };
}

/** How many pairs of all stand in order, for the words that explain the points. */
export function pairsInOrder(key: OrderingKey, answer: OrderingAnswer) {
  const right = nearestOrder(key, answer);
  const total = (right.length * (right.length - 1)) / 2;
  const balance = pairBalance(right, placesOf(answer.order.filter((id) => right.includes(id))));
  return { right: (total + balance) / 2, total };
}

export const orderingRules: AnswerRules<OrderingKey, OrderingAnswer> = {
  keySchema: orderingKeySchema,
  answerSchema: orderingAnswerSchema,
  emptyAnswer: { order: [] },
  needsReview: false,
  isEmpty: ({ order }) => order.length === 0,
  judge: judgeOrder,
};
