// The rows of a reference that an action of a code can match: found once for each reference, not once for each moment.
import type { Forbidden, Matcher, Reference } from '#contract/simulation/reference.ts';
import { onceForEach } from '../once-for-each.ts';

type Wrong = Reference['wrong'][number];

/** A row, with those of its matchers that allow the code. */
export interface Candidates<Row> {
  readonly row: Row;
  readonly match: readonly Matcher[];
}

interface CodeRules {
  /** By the index of the step. */
  readonly steps: readonly Candidates<number>[];
  readonly forbidden: readonly Candidates<Forbidden>[];
  readonly wrong: readonly Candidates<Wrong>[];
  readonly mending: readonly Matcher[];
  readonly isFree: boolean;
}

const rulesOfReference = onceForEach((_reference: Reference) => new Map<string, CodeRules>());

/** The rules for a code; a reference is read-only, so they stay true as long as it lives. */
export function rulesForCode(reference: Reference, code: string): CodeRules {
  const byCode = rulesOfReference(reference);
  const rules = byCode.get(code) ?? rulesOf(reference, code);
  byCode.set(code, rules);
  return rules;
}

function rulesOf(reference: Reference, code: string): CodeRules {
  const allowing = (matchers: readonly Matcher[]) =>
    matchers.filter((matcher) => matcher.code?.includes(code) ?? true);
  const candidates = <Row>(row: Row, matchers: readonly Matcher[]): readonly Candidates<Row>[] => {
    const match = allowing(matchers);
    return match.length > 0 ? [{ row, match }] : [];
  };
  return {
    steps: reference.steps.flatMap(({ match }, number) => candidates(number, match)),
    forbidden: reference.forbidden.flatMap((row) => candidates(row, row.match)),
    wrong: reference.wrong.flatMap((row) => candidates(row, row.match)),
    mending: allowing(reference.mending ?? []),
    isFree: reference.freeCodes.includes(code),
  };
}
