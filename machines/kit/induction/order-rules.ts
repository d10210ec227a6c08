// The order that a site's chains already hold: which deed comes before which, with weight, reason and source.
import type { OrderRules } from '#contract/entities/order-rules.ts';
import type { OrderRow, Reference } from '#contract/simulation/reference.ts';
import type { Moment } from '../replay.ts';
import { matchesAny, type Read } from '../grading/match.ts';
import { HABIT_WEIGHT, orderRow } from '../grading/order-weights.ts';
import { graphOf } from '../grading/step-graph.ts';
import { EMPTY_SET, has } from '../grading/step-set.ts';
import type { RuleFinder } from './induce-order.ts';

type Pair = OrderRules['pairs'][number];

type RuledDeed = OrderRules['deeds'][number];

interface RuledPair {
  readonly earlier: RuledDeed;
  readonly later: RuledDeed;
  readonly row: OrderRow | undefined;
}

/** All pairs of a chain's order, those that follow from others too. */
function pairsOf(reference: Reference): readonly RuledPair[] {
  const { steps, order = [] } = reference;
  const { before } = graphOf(reference);
  const deeds = steps.map(({ match, text, harm }): RuledDeed => ({ match, text, ...(harm && { harm }) }));
  return steps.flatMap((step, later) =>
    steps.flatMap((other, earlier): readonly RuledPair[] => {
      const [one, two] = [deeds[earlier], deeds[later]];
      const isPair = has(before[later] ?? EMPTY_SET, earlier);
      if (!isPair || one === undefined || two === undefined) return [];
      return [{ earlier: one, later: two, row: orderRow(order, other.id, step.id) }];
    }),
  );
}

/** Rows by what they say, each once. */
class Rows<Row> {
  readonly rows: Row[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(row: Row, name = JSON.stringify(row)): number {
    const number = this.#numbers.get(name) ?? this.rows.push(row) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}

/** The rules of several chains, each once: of a pair that several have, the one of the greatest weight. */
export function orderRulesOf(references: readonly Reference[]): OrderRules {
  const deeds = new Rows<RuledDeed>();
  const reasons = new Rows<OrderRules['reasons'][number]>();
  const pairs = new Map<string, Pair>();
  for (const { earlier, later, row } of references.flatMap(pairsOf)) {
    const [one, two] = [earlier, later].map((deed) => deeds.numberOf(deed, JSON.stringify(deed.match)));
    const weight = row?.weight ?? HABIT_WEIGHT;
    const name = `${one} ${two}`;
    if (one === undefined || two === undefined || (pairs.get(name)?.weight ?? 0) >= weight) continue;
    const reason = row && { reason: reasons.numberOf({ why: row.why, sources: row.sources }) };
    pairs.set(name, { earlier: one, later: two, weight, ...reason });
  }
  return { deeds: deeds.rows, reasons: reasons.rows, pairs: [...pairs.values()] };
}

/** Finds the rule of the greatest weight that puts one moment before another. */
export function ruleFinder<State extends object>(
  { deeds, pairs }: OrderRules,
  read: Read<State>,
): RuleFinder<State> {
  const byDeeds = new Map(pairs.map((pair, number) => [`${pair.earlier} ${pair.later}`, number]));
  const known = new WeakMap<Moment<State>, readonly number[]>();
  const deedsIn = (moment: Moment<State>): readonly number[] => {
    const found =
      known.get(moment) ?? deeds.flatMap(({ match }, at) => (matchesAny(match, moment, read) ? [at] : []));
    known.set(moment, found);
    return found;
  };
  return (first, then) => {
    const found = deedsIn(first).flatMap((a) => deedsIn(then).flatMap((b) => byDeeds.get(`${a} ${b}`) ?? []));
    return found.toSorted((a, b) => (pairs[b]?.weight ?? 0) - (pairs[a]?.weight ?? 0))[0];
  };
}

/** What the rules already call a deed; undefined where none is about it. */
export function ruledDeed<State extends object>(
  { deeds }: OrderRules,
  moment: Moment<State>,
  read: Read<State>,
): RuledDeed | undefined {
  return deeds.find(({ match }) => matchesAny(match, moment, read));
}
