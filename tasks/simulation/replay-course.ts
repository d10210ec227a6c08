// Where a replay is in its log.
import type { ReplayScreenProps } from '../view-props.ts';
import { momentOfStep, useComparison, type Comparison } from './compare/use-comparison.ts';
import type { Film } from './film.ts';
import { useReplayClock, type ReplayClock } from './replay-clock.ts';
import { useReplayKeys } from './use-replay-keys.ts';

/** Asked to be shown a moment or a step, one is shown how it should have been, too. */
export function opensCompared({ startAtMs, startStep, live }: ReplayScreenProps): boolean {
  return live === undefined && (startAtMs > 0 || startStep !== undefined);
}

export interface ReplayCourse<State = unknown> {
  readonly clock: ReplayClock;
  /** How many entries have happened. */
  readonly count: number;
  /** Undefined where no reference is revealed. */
  readonly comparison: Comparison<State> | undefined;
  readonly step: (by: 1 | -1) => void;
}

/** Where a replay is in its log; the keys go through it. */
export function useReplayCourse<State>(
  { timeline, openLog }: Pick<Film<unknown, unknown, State>, 'timeline' | 'openLog'>,
  { replay, startAtMs, startStep, live }: ReplayScreenProps,
): ReplayCourse<State> {
  const clock = useReplayClock(
    timeline.durationMs,
    momentOfStep(replay, startStep) ?? startAtMs,
    live !== undefined,
  );
  const count = clock.count ?? timeline.countAt(clock.atMs);
  const comparison = useComparison({ replay, openLog, startStep }, clock, count);
  const step = (by: 1 | -1): void => {
    clock.setPlaying(false);
    const wanted = Math.max(0, Math.min(count + by, timeline.entries.length));
    // An entry is where it begins; 0 is before the first.
    clock.seek(timeline.entries[wanted - 1]?.at ?? 0, wanted);
  };
  useReplayKeys(clock, step);
  return { clock, count, comparison, step };
}
