// What each row of a key costs, in thousandths: by the harm that it names, else by its being critical.
import type { Forbidden, Gate, GradeWeights, Harm, Reference, Step } from '#contract/simulation/reference.ts';
import { HARM_COSTS } from './default-weights.ts';

type Wrong = Reference['wrong'][number];

/** The cost of a step that is missing, or of an end condition that is not met. */
export function costOfMissingRow(row: Pick<Step, 'harm' | 'isCritical'>, weights: GradeWeights): number {
  if (row.harm) return costOfHarm(row.harm, weights);
  return row.isCritical ? weights.missingCritical : weights.missingStep;
}

export function costOfForbidden({ harm }: Forbidden | Gate, weights: GradeWeights): number {
  return harm ? costOfHarm(harm, weights) : weights.forbidden;
}

export function costOfWrong({ harm }: Wrong, weights: GradeWeights): number {
  return harm ? costOfHarm(harm, weights) : weights.wrongExtra;
}

/** Whether a row is a gate by itself: harm to people is one, unless the key says why it is not. */
export function isGate({
  failsAttempt,
  harm,
  exemption,
}: Pick<Step, 'failsAttempt' | 'harm' | 'exemption'>): boolean {
  return failsAttempt || (harm === 'PEOPLE' && exemption === undefined);
}

function costOfHarm(harm: Harm, weights: GradeWeights): number {
  return (weights.harms ?? HARM_COSTS)[harm];
}
