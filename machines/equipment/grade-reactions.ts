// Reaction times: for each step with a deadline, the time since the event that called for it.
import type { Grade } from '#contract/simulation/grade.ts';
import type { Reference } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { EquipmentState } from './state.ts';

export interface Reaction {
  /** The step's id. */
  readonly id: string;
  readonly text: Trilingual;
  /** When the situation began or the step that the deadline counts from was done; ms of the simulation. */
  readonly sinceMs: number;
  /** The reaction time in ms; absent for a step that was not done. */
  readonly tookMs?: number;
  /** Up to here it costs nothing. */
  readonly promptMs: number;
  /** From `promptMs` on it costs the more the longer it took; past this, as much as if it had not been done. */
  readonly allowedMs: number;
  readonly pace: Pace;
}

type Pace = 'prompt' | 'slow' | 'late' | 'missed';

/** As the grade judges it, which also counts the time that the clock of the simulation stood still. */
function paceOf(tookMs: number, promptMs: number, allowedMs: number, isJudgedLate: boolean): Pace {
  if (isJudgedLate || tookMs > allowedMs) return 'late';
  return tookMs <= promptMs ? 'prompt' : 'slow';
}

/** In the order of the reference; without steps whose deadline never began, and those that nobody had to do. */
export function reactionsOf(
  reference: { readonly steps: readonly Pick<Reference['steps'][number], 'id' | 'text' | 'deadline'>[] },
  grade: Pick<Grade, 'judgements'>,
  end: Pick<EquipmentState, 'emergency'>,
): readonly Reaction[] {
  const judged = new Map(
    grade.judgements.filter(({ kind }) => kind === 'step').map((one) => [one.id, one] as const),
  );
  return reference.steps.flatMap(({ id, text, deadline }): readonly Reaction[] => {
    const judgement = judged.get(id);
    if (!deadline || !judgement) return [];
    const doneAt = judgement.at;
    const { withinMs: allowedMs, promptMs = allowedMs, since, sinceFact } = deadline;
    const named = since === undefined ? 0 : judged.get(since)?.at;
    const sinceMs = sinceFact === undefined ? named : begunBefore(end, doneAt);
    if (sinceMs === undefined) return [];
    const timed = { id, text, sinceMs, promptMs, allowedMs };
    if (doneAt === undefined) return [{ ...timed, pace: 'missed' }];
    const tookMs = doneAt - sinceMs;
    return [{ ...timed, tookMs, pace: paceOf(tookMs, promptMs, allowedMs, judgement.status === 'late') }];
  });
}

/** When the situation current at that time began; for a step that was not done, the first situation. */
function begunBefore(
  { emergency }: Pick<EquipmentState, 'emergency'>,
  doneAt: number | undefined,
): number | undefined {
  const { runs } = emergency;
  const run = doneAt === undefined ? runs[0] : runs.findLast(({ startedAtMs }) => startedAtMs <= doneAt);
  return run?.startedAtMs;
}
