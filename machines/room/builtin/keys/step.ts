// A helper for writing the steps of a reference.
import type { Harm, Matcher, Step } from '#contract/simulation/reference.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { STEP_REASONS } from './step-reasons.ts';

interface StepRow {
  readonly id: string;
  readonly text: Trilingual;
  readonly match: Matcher | readonly Matcher[];
  readonly sources: readonly Source[];
  readonly after?: readonly string[];
  /** Left out: the one that is known of the step's id. */
  readonly why?: Trilingual;
  /** Left out: a habit. */
  readonly harm?: Harm;
  /** Why harm to people is no gate here. */
  readonly exemption?: Trilingual;
  readonly isOptional?: boolean;
}

export function step(row: StepRow): Step {
  const why = row.why ?? STEP_REASONS.get(row.id);
  return {
    id: row.id,
    text: row.text,
    ...(why ? { why } : {}),
    sources: [...row.sources],
    match: [row.match].flat(),
    after: [...(row.after ?? [])],
    harm: row.harm ?? 'HABIT',
    ...(row.exemption ? { exemption: row.exemption } : {}),
    isCritical: false,
    failsAttempt: false,
    isOptional: row.isOptional ?? false,
  };
}
