// A case played by machine, right and wrong, apart: whoever made it says how long that takes.
import type { CaseChecks } from '#contract/entities/case-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { ExampleOutcome } from '#machines/kit/checks/check-examples.ts';
import { runChecks, runExamples, warningCountOf, type CheckQuestion } from '#tasks/check.ts';

export interface PlayedCase {
  readonly checks: CaseChecks;
  readonly isIdlePassed: boolean;
  /** Each in words: what can be left out at no cost. */
  readonly unpunished: readonly Trilingual[];
  /** Each in words: what was left out of a run that passes all the same. */
  readonly passing: readonly Trilingual[];
}

const MAX_TOLD = 20;
const MAX_WORDS = 4;

/** The first of what was left out. */
function leftOut(texts: readonly Trilingual[]): Trilingual {
  const more = texts.length > MAX_WORDS ? '…' : '';
  return inEveryLanguage(
    (language) =>
      texts
        .slice(0, MAX_WORDS)
        .map((text) => text[language])
        .join('; ') + more,
  );
}

export type JudgedExample = Pick<ExampleOutcome, 'isHeld' | 'passed' | 'score'>;

/** What becomes of the runs that a case keeps. */
export async function checkExamples(
  question: CheckQuestion,
  examples: readonly CaseExample[],
): Promise<readonly JudgedExample[]> {
  return runExamples(question, examples).map(({ isHeld, passed, score }) => ({ isHeld, passed, score }));
}

export async function checkCase(question: CheckQuestion): Promise<PlayedCase> {
  const report = runChecks(question);
  const { provedScore, isIdlePassed, unpunished, holes } = report;
  return {
    checks: { provedScore, warningCount: warningCountOf(report) },
    isIdlePassed,
    unpunished: unpunished.slice(0, MAX_TOLD),
    passing: holes.slice(0, MAX_TOLD).map(({ left }) => leftOut(left)),
  };
}
