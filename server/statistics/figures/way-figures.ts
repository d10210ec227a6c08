// How people went through a simulation: what they did needlessly between steps, how soon they answered a situation, by which rules.
import type { Detour, PracticeFigures, Reaction } from '#contract/entities/practice-statistics.ts';
import type { JudgedFacts, RunFacts, WordsOf } from './facts.ts';
import { grouped } from './grouped.ts';
import { quantileOf } from './moments.ts';

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

type Timed = JudgedFacts & { readonly at: number };
const isTimed = (judged: JudgedFacts): judged is Timed => judged.at !== null;

/** What is done as a step, whenever; from the first to the last. */
function stepsInTime({ judged }: RunFacts): readonly Timed[] {
  return judged
    .filter(({ kind, status }) => kind === 'step' && status !== 'missing')
    .filter(isTimed)
    .toSorted((a, b) => a.at - b.at);
}

/** The needless deeds of a run, each after the step before it. */
function needlessOf(run: RunFacts): readonly Pick<Detour, 'afterStep' | 'id'>[] {
  const steps = stepsInTime(run);
  return run.judged
    .filter(({ kind }) => kind === 'extra')
    .filter(isTimed)
    .map(({ id, at }) => ({ id, afterStep: steps.findLast((step) => step.at <= at)?.id ?? null }));
}

function detoursOf(runs: readonly RunFacts[], wordsOf: WordsOf): Detour[] {
  const all = runs.flatMap((run, number) => needlessOf(run).map((one) => ({ ...one, number })));
  return [...grouped(all, ({ afterStep, id }) => `${afterStep ?? ''}\n${id}`).values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { afterStep, id } = first;
      return [{ afterStep, id, times: same.length, runs: new Set(same.map(({ number }) => number)).size }];
    })
    .toSorted((a, b) => b.runs - a.runs || (a.id < b.id ? -1 : 1))
    .map((detour) => ({ ...detour, text: wordsOf('extra', detour.id) }));
}

/** From the beginning of each situation to the first step in it; null: there was none before the next one. */
function reactionsIn(run: RunFacts): readonly { readonly id: string; readonly ms: number | null }[] {
  const steps = stepsInTime(run);
  const situations = run.situations.toSorted((a, b) => a.fromMs - b.fromMs);
  return situations.map(({ id, fromMs }, number) => {
    const untilMs = situations[number + 1]?.fromMs ?? Infinity;
    const first = steps.find(({ at }) => at >= fromMs && at < untilMs);
    return { id, ms: first === undefined ? null : first.at - fromMs };
  });
}

function reactionsOf(runs: readonly RunFacts[], wordsOf: WordsOf): Reaction[] {
  return [...grouped(runs.flatMap(reactionsIn), ({ id }) => id)]
    .map(([id, met]) => {
      const times = met.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
      return {
        id,
        text: wordsOf('situation', id),
        runs: met.length,
        tenths: times.length === 0 ? [] : TENTHS.map((tenth) => quantileOf(times, tenth)),
        never: met.length - times.length,
      };
    })
    .toSorted((a, b) => b.runs - a.runs || (a.id < b.id ? -1 : 1));
}

/** Share of the steps of a run that were not done as they should; null: it has none. */
function errorsOf({ judged }: RunFacts): number | null {
  const steps = judged.filter(({ kind }) => kind === 'step');
  return steps.length === 0 ? null : steps.filter(({ status }) => status !== 'done').length / steps.length;
}

function byRulesOf(runs: readonly RunFacts[]): PracticeFigures['byRules'] {
  const ruled = runs.flatMap((run) => (run.rules === null ? [] : [{ run, ...run.rules }]));
  const [[, same] = ['', []]] = [...grouped(ruled, ({ id }) => id)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return [...grouped(same, ({ revision }) => String(revision))]
    .map(([revision, own]) => {
      const errors = own.flatMap(({ run }) => errorsOf(run) ?? []);
      return {
        revision: Number(revision),
        runs: own.length,
        passed: own.filter(({ run }) => run.isPassed).length,
        errors: errors.length === 0 ? 0 : errors.reduce((sum, one) => sum + one, 0) / errors.length,
      };
    })
    .toSorted((a, b) => a.revision - b.revision);
}

export function wayFigures(
  runs: readonly RunFacts[],
  wordsOf: WordsOf,
): Pick<PracticeFigures, 'detours' | 'reactions' | 'byRules'> {
  return {
    detours: detoursOf(runs, wordsOf),
    reactions: reactionsOf(runs, wordsOf),
    byRules: byRulesOf(runs),
  };
}
