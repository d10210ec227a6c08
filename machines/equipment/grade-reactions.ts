// How fast it was answered: each step with a deadline, timed from what called for it.
import type { Grade } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { EquipmentState } from './state.ts';

export interface Reaction {
  /** The step's id. */
  readonly id: string;
  readonly text: Trilingual;
  /** When the situation began, or the deadline's own start where nothing has happened; ms of the simulation. */
  readonly sinceMs: number;
  /** How long it took; absent for a step that was not done. */
  readonly tookMs?: number;
  readonly allowedMs: number;
  readonly isInTime: boolean;
}

/** In the order of the reference. Steps whose deadline's own start never came are left out. */
export function reactionsOf(
  reference: { readonly steps: readonly Pick<Reference['steps'][number], 'id' | 'text' | 'deadline'>[] },
  grade: Pick<Grade, 'judgements'>,
  end: Pick<EquipmentState, 'emergency'>,
): readonly Reaction[] {
  const judged = new Map(
    grade.judgements.filter(({ kind }) => kind === 'step').map((one) => [one.id, one] as const),
  );
  return reference.steps.flatMap(({ id, text, deadline }): readonly Reaction[] => {
    if (!deadline) return [];
    const start = deadline.since === undefined ? 0 : judged.get(deadline.since)?.at;
    if (start === undefined) return [];
    const limitAt = start + deadline.withinMs;
    const sinceMs = begunBefore(end, limitAt) ?? start;
    const own = judged.get(id);
    const timed = { id, text, sinceMs, allowedMs: limitAt - sinceMs };
    if (own?.at === undefined) return [{ ...timed, isInTime: false }];
    return [{ ...timed, tookMs: own.at - sinceMs, isInTime: own.at <= limitAt }];
  });
}

/** A deadline is set for the first situation that began before it ended. */
function begunBefore({ emergency }: Pick<EquipmentState, 'emergency'>, limitAt: number): number | undefined {
  return emergency.runs.find(({ startedAtMs }) => startedAtMs < limitAt)?.startedAtMs;
}
