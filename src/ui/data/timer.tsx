import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Hourglass } from 'lucide-react';
import { joinClasses } from '../styles/join-classes.ts';
import { formatClock, lastCrossedMark } from './timer-marks.ts';
import styles from './timer.module.css';

interface TimerProps {
  /** The time left by the server's clock, in ms; called often, so it must be cheap. */
  readonly remainingMs: () => number;
  /** The button's accessible name: the time left; press to hear it. */
  readonly label: string;
  /** The time left in words, to be announced. */
  readonly speak: (remainingMs: number) => string;
  readonly onExpire?: (() => void) | undefined;
  /** On a page that scrolls under its header, the clock stays visible; elsewhere it always is. */
  readonly staysInSight?: boolean | undefined;
}

const TICK_MS = 250;
const SOON_MS = 300_000;
const LAST_MS = 60_000;

/**
 * The time left. It is announced at 5 minutes, 1 minute and 10 seconds, and when pressed; never every second.
 */
export function Timer({
  remainingMs,
  label,
  speak,
  onExpire,
  staysInSight = false,
}: TimerProps): ReactElement {
  const [spoken, setSpoken] = useState('');
  const left = useRemaining(remainingMs, {
    onMark: (markMs) => setSpoken(speak(markMs)),
    onExpire: () => onExpire?.(),
  });
  const place = useRef<HTMLDivElement>(null);
  const isAway = useScrolledAway(place, staysInSight);
  return (
    <div ref={place} className={joinClasses(styles.timer, toneClass(left))}>
      <button
        type="button"
        aria-label={label}
        className={styles.button}
        onClick={() => setSpoken(speak(remainingMs()))}
      >
        <Hourglass size={16} aria-hidden="true" />
      </button>
      <span role="timer" className={styles.clock}>
        {formatClock(left)}
      </span>
      <output className={styles.spoken}>{spoken}</output>
      {isAway ? createPortal(<TimerAbove left={left} />, document.body) : null}
    </div>
  );
}

/**
 * A copy of the clock over the page while the real one is scrolled away. It is only visual: the real one
 * makes the announcements.
 */
function TimerAbove({ left }: { readonly left: number }): ReactElement {
  return (
    <div className={joinClasses(styles.timer, styles.above, toneClass(left))} aria-hidden="true">
      <Hourglass size={16} />
      <span className={styles.clock}>{formatClock(left)}</span>
    </div>
  );
}

/** The height of the page's header. */
const HEADER_PX = 56;

function useScrolledAway(place: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || !isWatched) return undefined;
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `-${HEADER_PX}px 0px 0px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, isWatched]);
  return isAway;
}

function toneClass(leftMs: number): string | undefined {
  if (leftMs <= LAST_MS) return styles.last;
  return leftMs <= SOON_MS ? styles.soon : undefined;
}

interface TimerEvents {
  readonly onMark: (markMs: number) => void;
  readonly onExpire: () => void;
}

function useRemaining(remainingMs: () => number, events: TimerEvents): number {
  const [left, setLeft] = useState(() => Math.max(0, remainingMs()));
  const latest = useRef({ remainingMs, events });
  useEffect(() => {
    latest.current = { remainingMs, events };
  });
  useEffect(() => {
    let before = Math.max(0, latest.current.remainingMs());
    const tick = (): void => {
      const now = Math.max(0, latest.current.remainingMs());
      const mark = lastCrossedMark(before, now);
      if (mark !== null) latest.current.events.onMark(mark);
      if (before > 0 && now === 0) latest.current.events.onExpire();
      before = now;
      setLeft(now);
    };
    const interval = setInterval(tick, TICK_MS);
    return () => clearInterval(interval);
  }, []);
  return left;
}
