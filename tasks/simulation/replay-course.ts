// Where a replay is in its log.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReplayScreenProps } from '../view-props.ts';
import { momentOfStep, useComparison, type Comparison } from './compare/use-comparison.ts';
import type { Film } from './film.ts';
import { pastIdle } from './past-idle.ts';
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
  /** While it plays, time in which nothing is done is left out. */
  readonly skipsIdle: boolean;
  readonly setSkipsIdle: (skips: boolean) => void;
}

type Filmed<State> = Pick<Film<unknown, unknown, State>, 'timeline' | 'openLog'>;
type CourseProps = Pick<
  ReplayScreenProps,
  'replay' | 'startAtMs' | 'startStep' | 'live' | 'onClose' | 'onMomentShown'
>;

/** Where a replay is in its log; the keys go through it. */
export function useReplayCourse<State>(film: Filmed<State>, props: CourseProps): ReplayCourse<State> {
  const { timeline, openLog } = film;
  const { replay, startAtMs, startStep, live, onClose, onMomentShown } = props;
  const clock = useReplayClock(
    timeline.durationMs,
    momentOfStep(replay, startStep) ?? startAtMs,
    live !== undefined,
  );
  const count = clock.count ?? timeline.countAt(clock.atMs);
  const comparison = useComparison({ replay, openLog, startStep }, clock, count);
  const [skipsIdle, setSkipsIdle] = useState(false);
  const stand = (atMs: number, at?: number): void => {
    clock.setPlaying(false);
    clock.seek(atMs, at);
  };
  const step = (by: 1 | -1): void => {
    const wanted = Math.max(0, Math.min(count + by, timeline.entries.length));
    // An entry is where it begins; 0 is before the first.
    stand(timeline.entries[wanted - 1]?.at ?? 0, wanted);
  };
  useReplayKeys({
    PLAY: () => clock.setPlaying(!clock.isPlaying),
    FORWARD: () => step(1),
    BACK: () => step(-1),
    START: () => stand(0, 0),
    END: () => stand(timeline.durationMs),
    LEAVE: onClose,
  });
  const jump =
    skipsIdle && clock.isPlaying
      ? pastIdle(clock.atMs, timeline.entries[count - 1]?.at ?? 0, timeline.entries[count]?.at)
      : undefined;
  useEffect(() => {
    if (jump !== undefined) clock.seek(jump);
  }, [jump, clock]);
  useTellMoment(clock, onMomentShown);
  return { clock, count, comparison, step, skipsIdle, setSkipsIdle };
}

/** Who moves along the time line has come to a moment when they stay there. */
const STANDS_MS = 500;

/** Not of the moment at which it was opened. */
function useTellMoment(
  { atMs, isPlaying, isFollowing }: ReplayClock,
  tell: CourseProps['onMomentShown'],
): void {
  const opened = useRef(atMs);
  const hasMoved = useRef(false);
  // Only a new moment is told: another address is no reason, which may be that of the page that comes next.
  const tellOf = useEffectEvent((ms: number): void => tell?.(ms));
  useEffect(() => {
    if (atMs !== opened.current) hasMoved.current = true;
    if (!hasMoved.current || isPlaying || isFollowing) return undefined;
    const told = setTimeout(() => tellOf(Math.floor(atMs)), STANDS_MS);
    return () => clearTimeout(told);
  }, [atMs, isPlaying, isFollowing]);
}
