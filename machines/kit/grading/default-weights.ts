// The default weights of grading, in thousandths; a site's experts may set others.
import type { GradeWeights } from '#contract/simulation/reference.ts';

export const HARM_COSTS: NonNullable<GradeWeights['harms']> = {
  PEOPLE: 8000,
  ROOM: 5000,
  PRODUCT: 5000,
  RECORD: 3000,
  HABIT: 1000,
};

/** `missingStep` to `forbidden`, and `wrongExtra`, are for rows that name no harm. */
export const DEFAULT_WEIGHTS: GradeWeights = {
  harms: HARM_COSTS,
  neutralExtra: 200,
  wrongExtra: 1000,
  refusedTry: 500,
  missingStep: 2000,
  missingCritical: 5000,
  forbidden: 5000,
  fitnessShare: 55,
  orderShare: 25,
  timeShare: 10,
  repeatsShare: 10,
};
