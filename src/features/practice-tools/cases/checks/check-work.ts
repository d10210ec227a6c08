// What the worker of the checks says.
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { ExampleOutcome } from '#machines/kit/checks/check-examples.ts';
import type { CheckQuestion, ToldReport } from '#tasks/check.ts';

export interface CheckRequest extends CheckQuestion {
  readonly examples: readonly CaseExample[];
  /** false: the examples alone are judged. */
  readonly isWhole: boolean;
}

export interface CheckedCase extends ToldReport {
  readonly examples: readonly ExampleOutcome[];
}

export type CheckMessage =
  | { readonly kind: 'PROGRESS'; readonly share: number }
  | { readonly kind: 'EXAMPLES'; readonly examples: readonly ExampleOutcome[] }
  | { readonly kind: 'DONE'; readonly report: CheckedCase };
