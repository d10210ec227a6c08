// The default weights of grading, in thousandths; a site's experts may set others.
import type { GradeWeights } from '#contract/simulation/reference.ts';

export const DEFAULT_WEIGHTS: GradeWeights = {
  neutralExtra: 200,
  wrongExtra: 1000,
  refusedTry: 500,
  missingStep: 2000,
  missingCritical: 5000,
  forbidden: 5000,
  fitnessShare: 50,
  orderShare: 25,
  timeShare: 15,
  repeatsShare: 10,
};
