// A chain of what was learned from recordings: steps, what comes after what, why, and what is wrong.
import type { OrderRules } from '#contract/entities/order-rules.ts';
import type { ChainDraft, PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { MAX_ENDS, MAX_WAY } from '#contract/simulation/max-steps.ts';
import type { OrderRow } from '#contract/simulation/reference.ts';
import { newReference, type ChainReference, type ChainStep } from '../chains/chain-values.ts';
import { newStepId } from '../chains/step-edits.ts';
import type { ToldDeed, ToldOrder } from './learn-work.ts';

const said = (note: string | undefined) => (note === undefined ? {} : { why: inEveryLanguage(() => note) });

function stepOf(id: string, { text, match, harm, why, isOptional }: ToldDeed): ChainStep {
  return {
    id,
    text,
    ...said(why),
    sources: [],
    ...(harm === undefined ? {} : { harm }),
    isCritical: false,
    failsAttempt: false,
    match: [match],
    after: [],
    isOptional,
  };
}

/** The reasons of the pairs that rules demand, those of one reason and weight together. */
function orderRows(
  { pairs }: ToldOrder,
  rules: OrderRules,
  idOf: (name: string) => string | undefined,
): OrderRow[] {
  const rows = new Map<string, OrderRow>();
  for (const { earlier, later, rule } of pairs) {
    const { weight, reason } = rules.pairs[rule ?? -1] ?? {};
    const why = rules.reasons[reason ?? -1];
    const [one, other] = [idOf(earlier), idOf(later)];
    if (weight === undefined || why === undefined || one === undefined || other === undefined) continue;
    const name = `${reason} ${weight}`;
    const known = rows.get(name) ?? { earlier: [], later: [], weight, ...why };
    rows.set(name, {
      ...known,
      earlier: [...new Set([...known.earlier, one])],
      later: [...new Set([...known.later, other])],
    });
  }
  return [...rows.values()];
}

/** The way as far as a chain can keep it: a longer one is searched for where it is needed. */
export function recordedWayOf({ way }: ToldOrder): Pick<ChainDraft, 'way'> {
  return way.length === 0 || way.length > MAX_WAY ? {} : { way: [...way] as NonNullable<ChainDraft['way']> };
}

export function recordedChain(
  simulation: PracticeSimulation,
  order: ToldOrder,
  rules: OrderRules,
): ChainReference {
  const ids = new Map<string, string>();
  let reference = newReference(simulation);
  for (const deed of order.deeds) {
    const id = newStepId(reference, deed.text.en);
    ids.set(deed.name, id);
    reference = { ...reference, steps: [...reference.steps, stepOf(id, deed)] };
  }
  const idOf = (name: string): string | undefined => ids.get(name);
  const steps = reference.steps.map((step, at) => {
    const { name } = order.deeds[at] ?? {};
    return {
      ...step,
      after: order.pairs.flatMap((pair) => (pair.later === name ? (idOf(pair.earlier) ?? []) : [])),
    };
  });
  let whole: ChainReference = { ...reference, steps, order: orderRows(order, rules, idOf) };
  for (const end of order.ends.slice(0, MAX_ENDS))
    whole = { ...whole, end: [...whole.end, { ...end, id: newStepId(whole, end.id) }] };
  for (const { text, match, why } of order.wrongs) {
    const row = { id: newStepId(whole, `wrong ${text.en}`), text, ...said(why), sources: [], match: [match] };
    whole = { ...whole, wrong: [...whole.wrong, row] };
  }
  return whole;
}
