// How much time a log itself leaves between its entries: what a device claims to have passed is held against it.
import type { Moment } from './replay.ts';
import type { TimedState } from './simulation.ts';

/** The simulated time that no action took, divided by the speed of the time at which it passed; whole ms. */
export function idleMsOf<State extends TimedState>(moments: readonly Moment<State>[]): number {
  let idleMs = 0;
  let endedMs = 0;
  for (const { entry, before, after } of moments) {
    idleMs += Math.max(0, entry.at - endedMs) / (before.speed ?? 1);
    endedMs = Math.max(endedMs, entry.at, after.readyAtMs);
  }
  return Math.floor(idleMs);
}
