// Which moment of the reference stands beside the moment of a replay: that of the same step.
import { useMemo, useState } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Timeline } from '#machines/kit/timeline.ts';
import type { ReplayClock } from '../replay-clock.ts';
import { alignSteps, stepReached } from './align-steps.ts';

interface Compared<State> {
  readonly replay: Replay;
  /** Opens a log of the replay's own case; the same function for as long as the replay is open. */
  readonly openLog: (entries: readonly LogEntry[], play?: unknown) => Timeline<State>;
  /** The step that the replay was opened at. */
  readonly startStep: string | undefined;
}

export interface Comparison<State> {
  readonly timeline: Timeline<State>;
  /** How many entries of the reference have happened by the step that the replay has come to. */
  readonly referenceCount: number;
  /** Where to look for a step, also for one that was not done. */
  readonly momentOf: (judgement: Judgement) => number | undefined;
  /** The step that was asked to be seen, as long as one stays with it. */
  readonly chosenId: string | undefined;
  readonly choose: (judgement: Judgement) => void;
}

/** When to open a replay that a step is to be seen of: for one that was not done, where the one before it was. */
export function momentOfStep({ grade, reference }: Replay, stepId: string | undefined): number | undefined {
  const aligned = alignSteps(grade?.judgements ?? [], reference?.steps ?? []);
  return aligned.find(({ id }) => id === stepId)?.ownAt;
}

/** Undefined where no reference is revealed. */
export function useComparison<State>(
  { replay, openLog, startStep }: Compared<State>,
  clock: ReplayClock,
  count: number,
): Comparison<State> | undefined {
  const { reference, grade } = replay;
  const [chosen, setChosen] = useState(
    startStep === undefined ? undefined : { id: startStep, atMs: clock.atMs },
  );
  const timeline = useMemo(
    () => reference && openLog(reference.entries, reference.play),
    [reference, openLog],
  );
  const aligned = useMemo(
    () => alignSteps(grade?.judgements ?? [], reference?.steps ?? []),
    [grade, reference],
  );
  if (!timeline) return undefined;
  const own = chosen?.atMs === clock.atMs ? aligned.find(({ id }) => id === chosen.id) : undefined;
  const stepOf = ({ kind, id }: Judgement) =>
    kind === 'step' ? aligned.find((step) => step.id === id) : undefined;
  return {
    timeline,
    referenceCount: (own ?? stepReached(aligned, count))?.referenceSeq ?? 0,
    chosenId: own?.id,
    momentOf: (judgement) => judgement.at ?? stepOf(judgement)?.ownAt,
    choose: (judgement) => {
      const atMs = judgement.at ?? stepOf(judgement)?.ownAt;
      setChosen(atMs === undefined ? undefined : { id: judgement.id, atMs });
    },
  };
}
