// The server's clock on this device: whatever the device's own clock says, only its monotonic time is used.

export interface ServerClock {
  /** Takes the server's time from an answer that has just come. */
  hear(serverNow: string): void;
  /** Milliseconds left to a deadline, never below 0. */
  remainingMs(deadline: string): number;
  /** Monotonic milliseconds since the last answer of the server. */
  sinceContactMs(): number;
}

/** @param monotonicMs a clock that is never set back, such as performance.now */
export function createServerClock(serverNow: string, monotonicMs: () => number): ServerClock {
  let heardAt = monotonicMs();
  let serverMs = Date.parse(serverNow);
  return {
    hear(now) {
      heardAt = monotonicMs();
      serverMs = Date.parse(now);
    },
    remainingMs: (deadline) => Math.max(0, Date.parse(deadline) - serverMs - (monotonicMs() - heardAt)),
    sinceContactMs: () => Math.max(0, Math.floor(monotonicMs() - heardAt)),
  };
}
