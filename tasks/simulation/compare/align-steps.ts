// Lays a run beside its reference, step by step: where each judged step is in the one and in the other.
import type { ReplayReference } from '#contract/entities/attempt.ts';
import type { Judgement } from '#contract/simulation/grade.ts';

interface AlignedStep {
  readonly id: string;
  /** Undefined for a step that was not done. */
  readonly ownSeq: number | undefined;
  /** Of a step that was not done: when the one before it in the reference was. */
  readonly ownAt: number;
  readonly referenceSeq: number;
}

/** In the order of the reference's log. */
export function alignSteps(
  judgements: readonly Judgement[],
  steps: ReplayReference['steps'],
): readonly AlignedStep[] {
  const own = new Map(judgements.filter(({ kind }) => kind === 'step').map((one) => [one.id, one]));
  let ownAt = 0;
  return steps
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ id, seq }) => {
      const judged = own.get(id);
      ownAt = judged?.at ?? ownAt;
      return { id, ownSeq: judged?.seq, ownAt, referenceSeq: seq };
    });
}

/** The step that a run has come to last when so many of its entries have happened. */
export function stepReached(aligned: readonly AlignedStep[], count: number): AlignedStep | undefined {
  const reached = aligned.filter(({ ownSeq }) => ownSeq !== undefined && ownSeq <= count);
  return reached.toSorted((a, b) => (b.ownSeq ?? 0) - (a.ownSeq ?? 0))[0];
}
