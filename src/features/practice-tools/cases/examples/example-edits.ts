// Edits of the examples of a case, and the verdict that a new one begins with.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { CaseExample, ExampleVerdict } from '#contract/entities/case-example.ts';
import type { ExampleOutcome } from '#machines/kit/checks/check-examples.ts';

export function withExample(draft: CaseDraft, example: CaseExample): CaseDraft {
  const { examples = [] } = draft;
  const isThere = examples.some(({ id }) => id === example.id);
  return {
    ...draft,
    examples: isThere
      ? examples.map((one) => (one.id === example.id ? example : one))
      : [...examples, example],
  };
}

export function withoutExample(draft: CaseDraft, id: string): CaseDraft {
  const { examples: old = [], ...rest } = draft;
  const examples = old.filter((one) => one.id !== id);
  return examples.length === 0 ? (rest as CaseDraft) : { ...draft, examples };
}

/** How far the score of a kept run may move before somebody looks. */
const SLACK = 5;

/** What it gets now is what it should get, until its author says otherwise. */
export function verdictOf({
  passed,
  gates,
  score,
}: Pick<ExampleOutcome, 'passed' | 'gates' | 'score'>): ExampleVerdict {
  return passed
    ? { passed, gates: [], least: Math.max(0, Math.floor(score) - SLACK), most: 100 }
    : { passed, gates: [...gates], least: 0, most: Math.min(100, Math.ceil(score) + SLACK) };
}
