// Rule by rule: how often it was kept in the first, second … run of each person, and who has mastered it. Pure.
import {
  MASTERED_RUNS,
  REFRESH_DAYS,
  RULE_STATES,
  type RuleFigures,
  type RuleState,
} from '#contract/entities/people-statistics.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { grouped } from './grouped.ts';

const DAY_MS = 86_400_000;
/** Runs of one person looked at in a row. */
const MAX_RUNS_IN_A_ROW = 8;

export interface RuleRun {
  readonly attemptId: string;
  readonly personId: string;
  readonly workId: string;
  readonly startedAt: string;
  readonly caseId: string;
  readonly steps: readonly (readonly [id: string, status: string])[];
}

/** One judgement of a rule. */
interface Trial extends Omit<RuleRun, 'steps'> {
  readonly stepId: string;
  readonly isWrong: boolean;
}

interface Rule {
  readonly id: string;
  readonly text: Trilingual;
  /** From the earliest run to the latest. */
  readonly trials: readonly Trial[];
}

/** The words of a step of a case; undefined: they are not known any more. */
export type RuleWords = (caseId: string, stepId: string) => Trilingual | undefined;

const byTime = (a: { startedAt: string; attemptId: string }, b: typeof a): number =>
  a.startedAt === b.startedAt ? (a.attemptId < b.attemptId ? -1 : 1) : a.startedAt < b.startedAt ? -1 : 1;

/** Steps with the same words are one rule, whatever case they are of. */
export function rulesOf(runs: readonly RuleRun[], wordsOf: RuleWords): readonly Rule[] {
  const rules = new Map<string, { id: string; text: Trilingual; trials: Trial[] }>();
  for (const { steps, ...run } of runs.toSorted(byTime))
    for (const [stepId, status] of steps) {
      const text = wordsOf(run.caseId, stepId);
      if (text === undefined) continue;
      const rule = rules.get(text.ru) ?? { id: `${run.caseId} ${stepId}`, text, trials: [] };
      rule.trials.push({ ...run, stepId, isWrong: status !== 'done' });
      rules.set(text.ru, rule);
    }
  return [...rules.values()];
}

/** How one person stands with a rule at a time. */
export function standingOf(
  trials: readonly Trial[],
  now: string,
): { readonly state: RuleState; readonly lastAt: string; readonly refreshAt: string | null } {
  const lastAt = trials.at(-1)?.startedAt ?? now;
  const lastWrong = trials.findLastIndex(({ isWrong }) => isWrong);
  const inARow = trials.length - 1 - lastWrong;
  if (inARow < MASTERED_RUNS) return { state: inARow === 0 ? 'NOT' : 'ONCE', lastAt, refreshAt: null };
  const days = REFRESH_DAYS[Math.min(inARow - MASTERED_RUNS, REFRESH_DAYS.length - 1)] ?? 0;
  const refreshAt = new Date(Date.parse(lastAt) + days * DAY_MS).toISOString();
  return { state: refreshAt <= now ? 'REFRESH' : 'MASTERED', lastAt, refreshAt };
}

function byRun(ofPeople: readonly (readonly Trial[])[]): RuleFigures['byRun'] {
  return Array.from({ length: MAX_RUNS_IN_A_ROW }, (_, at) => {
    const trials = ofPeople.flatMap((own) => own[at] ?? []);
    const wrong = trials.filter(({ isWrong }) => isWrong).length;
    return { people: trials.length, errors: wrong / trials.length };
  }).filter(({ people }) => people > 0);
}

function figuresOf({ id, text, trials }: Rule, now: string): RuleFigures {
  const ofPeople = [...grouped(trials, ({ personId }) => personId).values()];
  const states = ofPeople.map((own) => standingOf(own, now).state);
  const wrong = trials.filter(({ isWrong }) => isWrong);
  return {
    id,
    text,
    runs: trials.length,
    wrong: wrong.length,
    byRun: byRun(ofPeople),
    states: Object.fromEntries(
      RULE_STATES.map((state) => [state, states.filter((one) => one === state).length]),
    ) as Record<RuleState, number>,
    attemptId: wrong.at(-1)?.attemptId ?? null,
  };
}

/** Every rule, the one with the most faults first. */
export function ruleFigures(
  runs: readonly RuleRun[],
  wordsOf: RuleWords,
  now: string,
): readonly RuleFigures[] {
  return rulesOf(runs, wordsOf)
    .map((rule) => figuresOf(rule, now))
    .toSorted((a, b) => b.wrong / b.runs - a.wrong / a.runs || (a.id < b.id ? -1 : 1));
}
