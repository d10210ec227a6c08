// The clock of a replay: a moment of the simulation that runs at a speed, stands, or is set.
import { useEffect, useRef, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** A shift at the bay is long. */
export const SHIFT_SPEEDS = [1, 10, 60] as const;
export type Speed = (typeof SPEEDS)[number] | (typeof SHIFT_SPEEDS)[number];

export interface ReplayClock {
  readonly atMs: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** The last change of the moment was a jump, not the running of time. */
  readonly hasJumped: boolean;
  /** How many entries of the log are shown, where a step chose so; several may begin at one moment. */
  readonly count: number | undefined;
  readonly seek: (atMs: number, count?: number) => void;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Goes with the end of a log that grows, until a moment is chosen. */
  readonly isFollowing: boolean;
  readonly follow: () => void;
}

/** Somebody who is followed is shown as they go; what came after a longer silence is jumped to. */
const MAX_BEHIND_MS = 8000;

type Moment = Pick<ReplayClock, 'atMs' | 'hasJumped' | 'count'>;

/**
 * Stops by itself at the end; playing from the end begins at the start.
 * @param isLive the log grows, and the clock goes with it
 */
export function useReplayClock(durationMs: number, startAtMs: number, isLive = false): ReplayClock {
  const [now, setNow] = useState<Moment>({
    atMs: within(startAtMs, durationMs),
    hasJumped: true,
    count: undefined,
  });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [isFollowing, setFollowing] = useState(isLive);
  const latest = useRef(now.atMs);
  useEffect(() => {
    latest.current = now.atMs;
  });
  useEffect(() => {
    if (!isPlaying && !isFollowing) return undefined;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const isBehind = isFollowing && durationMs - latest.current > MAX_BEHIND_MS;
      const passed = Math.max(0, time - before) * (isFollowing ? 1 : speed);
      const atMs = isBehind ? durationMs : within(latest.current + passed, durationMs);
      before = Math.max(before, time);
      latest.current = atMs;
      setNow({ atMs, hasJumped: isBehind, count: undefined });
      if (atMs >= durationMs) setPlaying(false);
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isFollowing, speed, durationMs]);
  const seek: ReplayClock['seek'] = (atMs, count) => {
    setFollowing(false);
    setNow({ atMs: within(atMs, durationMs), hasJumped: true, count });
  };
  return {
    ...now,
    isPlaying,
    speed,
    seek,
    setSpeed,
    isFollowing,
    follow: () => {
      seek(durationMs);
      setPlaying(false);
      setFollowing(true);
    },
    setPlaying: (wanted) => {
      setFollowing(false);
      if (wanted && now.atMs >= durationMs) seek(0);
      setPlaying(wanted);
    },
  };
}

function within(atMs: number, durationMs: number): number {
  return Math.max(0, Math.min(atMs, durationMs));
}
