// How far a run has followed its reference: each required step as done, out of order or missing, and what may
// come next.
import type { Judgement } from '#contract/simulation/grade.ts';
import type { Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

export type StepMark = 'done' | 'outOfOrder' | 'next' | 'later';

export interface ProgressRow {
  readonly id: string;
  readonly text: Trilingual;
  readonly mark: StepMark;
}

export interface Progress {
  /** Required steps in the order of the reference. */
  readonly rows: readonly ProgressRow[];
  readonly doneCount: number;
  /** Steps with no unfinished step of the reference before them. */
  readonly next: readonly Step[];
  /** All missing steps, including `next`. */
  readonly missing: readonly Step[];
}

/**
 * Enough to distinguish the steps during play; the mark itself is computed with the reference's own bound.
 */
const LIVE_NODES = 3000;

/** The reference with which a run is judged while it is played. */
export function liveReference(reference: Reference): Reference {
  return { ...reference, maxNodes: Math.min(reference.maxNodes, LIVE_NODES) };
}

export function progressFrom(reference: Reference, judgements: readonly Judgement[]): Progress {
  const judged = judgements.filter(({ kind }) => kind === 'step');
  const statuses = new Map(judged.map(({ id, status }) => [id, status]));
  const needed = reference.steps.filter(({ id, isOptional }) => statuses.has(id) && !isOptional);
  const missing = new Set(needed.map(({ id }) => id).filter((id) => statuses.get(id) === 'missing'));
  const next = needed.filter(({ id, after }) => missing.has(id) && !after.some((one) => missing.has(one)));
  const nextIds = new Set(next.map(({ id }) => id));
  const markOf = (id: string): StepMark => {
    if (missing.has(id)) return nextIds.has(id) ? 'next' : 'later';
    return statuses.get(id) === 'outOfOrder' ? 'outOfOrder' : 'done';
  };
  return {
    rows: needed.map(({ id, text }) => ({ id, text, mark: markOf(id) })),
    doneCount: needed.length - missing.size,
    next,
    missing: needed.filter(({ id }) => missing.has(id)),
  };
}
