// How many tries are allowed, and how long to wait after too many. Pure; the repository keeps the counts.

export interface TryCount {
  readonly count: number;
  readonly windowStartedAt: number;
  readonly blockedUntil: number;
}

export interface TryLimit {
  /** Tries allowed within one window. */
  readonly tries: number;
  readonly windowMs: number;
  /** GROWING: 1 s, 2 s, 4 s … after each further try; WINDOW: until the window is over. */
  readonly wait: 'GROWING' | 'WINDOW';
}

const HOUR_MS = 3_600_000;

export const TRY_LIMITS = {
  /** One login from one address, so that nobody can lock another person out. */
  LOGIN: { tries: 10, windowMs: 600_000, wait: 'GROWING' },
  /** A whole school may share one address. */
  ADDRESS: { tries: 500, windowMs: HOUR_MS, wait: 'WINDOW' },
  SIGN_UP: { tries: 200, windowMs: HOUR_MS, wait: 'WINDOW' },
  /** Requests for a letter from one address. */
  LETTER_ADDRESS: { tries: 200, windowMs: HOUR_MS, wait: 'WINDOW' },
  /** Letters to one mailbox; any more are silently dropped. */
  LETTER_MAILBOX: { tries: 5, windowMs: HOUR_MS, wait: 'WINDOW' },
} as const satisfies Record<string, TryLimit>;

export type TryKind = keyof typeof TRY_LIMITS;

const MAX_WAIT_MS = 600_000;

/** The wait after try number `count`: none below the limit, then doubling from one second. */
function growingWaitMs(count: number, limit: TryLimit): number {
  return count < limit.tries ? 0 : Math.min(MAX_WAIT_MS, 1000 * 2 ** Math.min(20, count - limit.tries));
}

export type TryDecision =
  | { readonly allowed: true; readonly next: TryCount }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** The count after one more try; a new window starts at 1. */
function oneMore(before: TryCount | undefined, limit: TryLimit, now: number): TryCount {
  const over = before === undefined || now - before.windowStartedAt >= limit.windowMs;
  if (over) return { count: 1, windowStartedAt: now, blockedUntil: 0 };
  return { count: before.count + 1, windowStartedAt: before.windowStartedAt, blockedUntil: 0 };
}

/** Counts one try before it is made, so that parallel tries cannot slip through; a success takes it back. */
export function countTry(before: TryCount | undefined, limit: TryLimit, now: number): TryDecision {
  if (before !== undefined && before.blockedUntil > now) {
    return { allowed: false, retryAfterMs: before.blockedUntil - now };
  }
  const next = oneMore(before, limit, now);
  if (limit.wait === 'WINDOW') {
    if (next.count <= limit.tries) return { allowed: true, next };
    return { allowed: false, retryAfterMs: next.windowStartedAt + limit.windowMs - now };
  }
  const waitMs = growingWaitMs(next.count, limit);
  if (waitMs === 0) return { allowed: true, next };
  // The window moves with continued guessing; otherwise each new window would give ten free tries.
  return { allowed: true, next: { count: next.count, windowStartedAt: now, blockedUntil: now + waitMs } };
}
