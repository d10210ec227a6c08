// Helpers for writing the rows of a reference.
import type {
  EndCondition,
  Forbidden,
  Gate,
  Harm,
  Matcher,
  Reference,
  StateCondition,
  Step,
} from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { STEP_REASONS } from './step-reasons.ts';

export const is = (key: string, ...values: string[]): StateCondition => ({ key, is: values });
export const isNot = (key: string, ...values: string[]): StateCondition => ({ key, isNot: values });

interface Judged {
  readonly id: string;
  readonly text: Trilingual;
  readonly why?: Trilingual;
  readonly sources: readonly Source[];
  /** Left out: a habit. */
  readonly harm?: Harm;
  /** Why harm to people is no gate here. */
  readonly exemption?: Trilingual;
  /** An end condition without which nobody passes. */
  readonly failsAttempt?: boolean;
}

interface StepRow extends Omit<Judged, 'failsAttempt'> {
  readonly owed?: readonly StateCondition[];
  readonly match: Matcher | readonly Matcher[];
  readonly after?: readonly string[];
  readonly isOptional?: boolean;
}

/** A reason that is left out is the one that is known of the step's id. */
export function step({ match, after = [], isOptional = false, owed, ...row }: StepRow): Step {
  const why = row.why ?? STEP_REASONS.get(row.id);
  const base = {
    ...judged(why ? { ...row, why } : row),
    match: [match].flat(),
    after: [...after],
    isOptional,
  };
  return owed ? { ...base, owed: [...owed] } : base;
}

interface EndRow extends Judged {
  readonly condition: StateCondition;
  readonly owed?: readonly StateCondition[];
}

export function end({ condition, owed, ...row }: EndRow): EndCondition {
  return { ...judged(row), condition, ...(owed ? { owed: [...owed] } : {}) };
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
  row: Pick<Judged, 'id' | 'text' | 'why' | 'sources' | 'harm'> & { readonly match: readonly Matcher[] },
): Wrong {
  const { id, text, why, sources, harm = 'HABIT', match } = row;
  return { id, text, ...(why ? { why } : {}), sources: [...sources], harm, match: [...match] };
}

interface GateRow extends Pick<Gate, 'id' | 'text' | 'why' | 'harm' | 'asks'> {
  readonly sources: readonly Source[];
  readonly when?: readonly StateCondition[];
  readonly match?: readonly Matcher[];
  readonly must: readonly StateCondition[];
  readonly preventedBy?: readonly string[];
}

export function gate({ when, match, preventedBy, ...row }: GateRow): Gate {
  return {
    ...row,
    sources: [...row.sources],
    must: [...row.must],
    ...(when ? { when: [...when] } : {}),
    ...(match ? { match: [...match] } : {}),
    ...(preventedBy ? { preventedBy: [...preventedBy] } : {}),
  };
}

function judged({ id, text, why, sources, harm = 'HABIT', exemption, failsAttempt = false }: Judged) {
  return {
    id,
    text,
    ...(why ? { why } : {}),
    sources: [...sources],
    harm,
    ...(exemption ? { exemption } : {}),
    isCritical: false,
    failsAttempt,
  };
}
