// The server's clock on this device: whatever the device's own clock says, only its monotonic time is used.

export interface ServerClock {
  /** Takes the server's time from an answer that has just come. */
  hear(serverNow: string): void;
  /** The server's time by now, in ms since 1970. */
  nowMs(): number;
  /** Milliseconds left to a deadline, never below 0. */
  remainingMs(deadline: string): number;
}

/** @param monotonicMs a clock that is never set back, such as performance.now */
export function createServerClock(serverNow: string, monotonicMs: () => number): ServerClock {
  let heardAt = monotonicMs();
  let serverMs = Date.parse(serverNow);
  const nowMs = (): number => serverMs + (monotonicMs() - heardAt);
  return {
    hear(now) {
      // An answer has been on its way: what it says is never too late, so the latest reading is the best one.
      serverMs = Math.max(nowMs(), Date.parse(now));
      heardAt = monotonicMs();
    },
    nowMs,
    remainingMs: (deadline) => Math.max(0, Date.parse(deadline) - nowMs()),
  };
}
