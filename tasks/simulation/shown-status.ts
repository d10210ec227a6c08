import type { Judgement, JudgementStatus } from '#contract/simulation/grade.ts';

export type ShownStatus = JudgementStatus | 'slow';

/** How a judgement is shown: a step in time, but so slow that it cost points, does not look like one without fault. */
export const shownStatus = ({ status, cost }: Pick<Judgement, 'status' | 'cost'>): ShownStatus =>
  status === 'done' && cost > 0 ? 'slow' : status;
