// What each policy would change, counted. Pure.
import {
  REGRADE_OUTCOMES,
  REGRADE_POLICIES,
  underPolicy,
  type PolicyCounts,
  type RegradeFigures,
  type RegradePolicy,
  type RegradeSummary,
} from '#contract/entities/regrade.ts';

type Result = NonNullable<ReturnType<typeof underPolicy>> & Pick<RegradeFigures, 'oldMark'>;

/** Of a task that is left out no mark stands, so that none goes up or down. */
const CHANGES: Readonly<Record<keyof PolicyCounts, (result: Result) => boolean>> = {
  up: ({ isLeftOut, mark, oldMark }) => !isLeftOut && mark > oldMark,
  down: ({ isLeftOut, mark, oldMark }) => !isLeftOut && mark < oldMark,
  toPassed: ({ wasPassed, isPassed }) => !wasPassed && isPassed,
  toFailed: ({ wasPassed, isPassed }) => wasPassed && !isPassed,
};

function countsUnder(all: readonly RegradeFigures[], policy: RegradePolicy): PolicyCounts {
  const results = all.flatMap((figures): Result[] => {
    const result = underPolicy(figures, policy);
    return result === null ? [] : [{ ...result, oldMark: figures.oldMark }];
  });
  const count = (name: keyof PolicyCounts): number => results.filter(CHANGES[name]).length;
  return {
    up: count('up'),
    down: count('down'),
    toPassed: count('toPassed'),
    toFailed: count('toFailed'),
  };
}

export function summaryOf(all: readonly RegradeFigures[]): RegradeSummary {
  const countOf = (outcome: RegradeFigures['outcome']): number =>
    all.filter((figures) => figures.outcome === outcome).length;
  return {
    outcomes: Object.fromEntries(REGRADE_OUTCOMES.map((outcome) => [outcome, countOf(outcome)])),
    policies: Object.fromEntries(REGRADE_POLICIES.map((policy) => [policy, countsUnder(all, policy)])),
  } as RegradeSummary;
}
