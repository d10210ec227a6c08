// Which moment of the reference stands beside the moment of a replay: that of the same step.
import { useMemo, useState } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { createTimeline, type Timeline } from '#machines/kit/timeline.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { ReplayClock } from '../../simulation/replay-clock.ts';
import { alignSteps, stepReached } from './align-steps.ts';

export interface Compared {
  readonly replay: Replay;
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  /** The step that the replay was opened at. */
  readonly startStep: string | undefined;
}

export interface Comparison {
  readonly timeline: Timeline<RoomState>;
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
export function useComparison(
  { replay, ruleset, play, startStep }: Compared,
  clock: ReplayClock,
  count: number,
): Comparison | undefined {
  const { reference, simulation, grade } = replay;
  const [chosen, setChosen] = useState(
    startStep === undefined ? undefined : { id: startStep, atMs: clock.atMs },
  );
  const timeline = useMemo(
    () => reference && createTimeline(roomSimulation, ruleset, play, simulation.seed, reference.entries),
    [reference, ruleset, play, simulation],
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
