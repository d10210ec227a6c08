// The order that a site's chains already hold: which deed comes before which, with weight, reason and source.
import type { OrderRules } from '#contract/entities/order-rules.ts';
import { MAX_RULED_ENDS } from '#contract/simulation/max-steps.ts';
import type { EndCondition, OrderRow, Reference } from '#contract/simulation/reference.ts';
import type { Moment } from '../replay.ts';
import { isTrue, matchesAny, type Read } from '../grading/match.ts';
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

/** What several chains ask of the end, each state once; not what is owed only when something else is so. */
function endsOf(references: readonly Reference[]): EndCondition[] {
  const ends = references.flatMap(({ end }) => end).filter(({ owed = [] }) => owed.length === 0);
  const byState = new Map(ends.toReversed().map((row) => [JSON.stringify(row.condition), row]));
  return [...byState.values()].reverse().slice(0, MAX_RULED_ENDS);
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
  return { deeds: deeds.rows, reasons: reasons.rows, pairs: [...pairs.values()], ends: endsOf(references) };
}

/** Whether a moment makes the states true that one of the matchers asks for: until then they were not. */
function hasBrought<State extends object>(
  { match }: RuledDeed,
  moment: Moment<State>,
  read: Read<State>,
): boolean {
  const unmoved = { ...moment, after: moment.before };
  return match.some((own) => matchesAny([own], moment, read) && !matchesAny([own], unmoved, read));
}

/** Whether a moment is this deed. A state that was there before goes on being met by whatever is done later: it says nothing. */
function isDeedOf<State extends object>(ruled: RuledDeed, moment: Moment<State>, read: Read<State>): boolean {
  const stateless = ruled.match.filter(({ after }) => after === undefined);
  return matchesAny(stateless, moment, read) || hasBrought(ruled, moment, read);
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
      known.get(moment) ?? deeds.flatMap((deed, at) => (isDeedOf(deed, moment, read) ? [at] : []));
    known.set(moment, found);
    return found;
  };
  return (first, then) => {
    const found = deedsIn(first).flatMap((a) => deedsIn(then).flatMap((b) => byDeeds.get(`${a} ${b}`) ?? []));
    return found.toSorted((a, b) => (pairs[b]?.weight ?? 0) - (pairs[a]?.weight ?? 0))[0];
  };
}

/** What the rules already call a deed, those first that know it by what it brings about; undefined where none is about it. */
export function ruledDeed<State extends object>(
  { deeds }: OrderRules,
  moment: Moment<State>,
  read: Read<State>,
): RuledDeed | undefined {
  const brought = deeds.find((deed) => hasBrought(deed, moment, read));
  return brought ?? deeds.find((deed) => isDeedOf(deed, moment, read));
}

/** Of what the rules ask of an end, what a run has brought about: not so at some moment, and so at its end. */
export function endsBrought<State extends object>(
  { ends }: Pick<OrderRules, 'ends'>,
  moments: readonly Moment<State>[],
  read: Read<State>,
): readonly EndCondition[] {
  const last = moments.at(-1)?.after;
  if (last === undefined) return [];
  return ends.filter(
    ({ condition }) =>
      isTrue(condition, last, read) && moments.some(({ before }) => !isTrue(condition, before, read)),
  );
}
