// Checks an order by its pairs: (pairs in order − pairs out of order) of all pairs, never below 0. Order by satisfied pairs as
// in the alignment of logs; the wrong pairs count against it, so that a random order gets nothing on average.
import type { AnswerCheck, CheckedPart } from '#contract/entities/answer-check.ts';
import { checkedBy, unanswered } from '../kit/check.ts';
import type { OrderingAnswer, OrderingKey } from './schema.ts';

export function isOrderingEmpty(answer: OrderingAnswer): boolean {
  return answer.order.length === 0;
}

/** A pair is in order when both are given and the earlier one stands first; one that is not given is out of order with all. */
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

export function checkOrdering(key: OrderingKey, answer: OrderingAnswer, maxScore: number): AnswerCheck {
  if (isOrderingEmpty(answer)) return unanswered;
  const right = key.order;
  const known = answer.order.filter((id) => right.includes(id));
  const placeOf = placesOf(known);
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
  return checkedBy(pairs === 0 ? 0 : pairBalance(right, placeOf) / pairs, maxScore, parts);
}
