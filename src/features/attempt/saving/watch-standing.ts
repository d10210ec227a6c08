// Asks how an attempt stands when nothing was saved for a few seconds: another device that took it over is noticed by itself, not at the next act.
import type { AttemptStanding } from '#contract/entities/attempt.ts';

/** A page must know within 5 s that another one writes. */
export const ASK_EVERY_MS = 4000;

/** What is decided from a standing. Nothing: all is as it was. */
type StandingNews = 'TAKEN_OVER' | 'CLOSED' | undefined;

export function newsOf(standing: AttemptStanding, ownWriter: number): StandingNews {
  if (standing.status !== 'IN_PROGRESS') return 'CLOSED';
  return standing.writer > ownWriter ? 'TAKEN_OVER' : undefined;
}

interface StandingWatch {
  readonly ask: () => Promise<AttemptStanding>;
  readonly onStanding: (standing: AttemptStanding) => void;
  /** Hidden pages rest: they are asked for again when they show. */
  readonly isShown: () => boolean;
  /** Runs `act` after a while; gives a function that calls it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface Watching {
  askNow(): void;
  /** The server has just told by itself how the attempt stands: the next asking counts from now. */
  putOff(): void;
  stop(): void;
}

/** Gives the way to stop. Without an answer it asks on: the network comes back. */
export function watchStanding(watch: StandingWatch): Watching {
  let isStopped = false;
  let isAsking = false;
  let callOff: () => void = () => undefined;

  async function askOnce(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    try {
      const standing = await watch.ask();
      if (!isStopped) watch.onStanding(standing);
    } catch {
      // The saver tells of a lost connection; this is asked again.
    } finally {
      isAsking = false;
    }
  }

  function plan(): void {
    callOff = watch.later(() => {
      if (watch.isShown()) void askOnce();
      plan();
    }, ASK_EVERY_MS);
  }

  plan();
  return {
    askNow: () => void askOnce(),
    putOff() {
      if (isStopped) return;
      callOff();
      plan();
    },
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
