// Whether a condition holds on which something is given to whoever plays.
import type { InjectionCondition } from '#contract/entities/injections.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { read } from './read.ts';
import type { EquipmentState } from './state.ts';

type Fact = (readFact: (key: string) => string, count: number) => boolean;

const FACTS: Readonly<Record<InjectionCondition, Fact>> = {
  SIGNED_IN: (fact) => fact('session') === 'IN',
  POD_PLACED: (fact) => fact('podStage') !== 'none',
  JOB_CREATED: (fact) => Number(fact('jobs')) > 0,
  SENT: (fact, count) => fact(`sentAtLeast.${count}`) === 'yes',
  PROCESSED: (fact, count) => fact(`processedAtLeast.${count}`) === 'yes',
};

/** Asks the state as it is now; `count` matters where the condition is counted. */
export function conditionHolds(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  condition: InjectionCondition,
  count: number,
): boolean {
  return FACTS[condition]((key) => read(ruleset, state, key), count);
}
