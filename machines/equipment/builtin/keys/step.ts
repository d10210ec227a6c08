// Helpers for writing the rows of a reference.
import type {
  EndCondition,
  Forbidden,
  Matcher,
  Reference,
  StateCondition,
  Step,
} from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';

export const is = (key: string, ...values: string[]): StateCondition => ({ key, is: values });
export const isNot = (key: string, ...values: string[]): StateCondition => ({ key, isNot: values });

interface Judged {
  readonly id: string;
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly sources: readonly Source[];
  readonly isCritical?: boolean;
  readonly failsAttempt?: boolean;
}

interface StepRow extends Omit<Judged, 'failsAttempt'> {
  readonly match: Matcher | readonly Matcher[];
  readonly after?: readonly string[];
  readonly isOptional?: boolean;
}

export function step({ match, after = [], isOptional = false, ...row }: StepRow): Step {
  return { ...judged(row), match: [match].flat(), after: [...after], isOptional };
}

export function end({ condition, ...row }: Judged & { readonly condition: StateCondition }): EndCondition {
  return { ...judged(row), condition };
}

export function forbid({
  match,
  preventedBy,
  ...row
}: Judged & { readonly match: readonly Matcher[]; readonly preventedBy?: readonly string[] }): Forbidden {
  const rule = { ...judged(row), match: [...match] };
  return preventedBy ? { ...rule, preventedBy: [...preventedBy] } : rule;
}

type Wrong = Reference['wrong'][number];

export function wrong(
  row: Pick<Judged, 'id' | 'text' | 'sources'> & { readonly match: readonly Matcher[] },
): Wrong {
  return { id: row.id, text: row.text, sources: [...row.sources], match: [...row.match] };
}

function judged({ id, text, why, sources, isCritical = false, failsAttempt = false }: Judged) {
  const base = { id, text, sources: [...sources], isCritical, failsAttempt };
  return why ? { ...base, why } : base;
}
