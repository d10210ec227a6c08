/** How many wrong tries are borne, and how long one waits after them. The counts are kept by the repository. */

export interface TryCount {
  readonly count: number;
  readonly windowStartedAt: number;
  readonly blockedUntil: number;
}

export interface TryLimit {
  /** Tries borne within one window. */
  readonly tries: number;
  readonly windowMs: number;
  /** GROWING: 1 s, 2 s, 4 s … after each further try; WINDOW: until the window is over. */
  readonly wait: 'GROWING' | 'WINDOW';
}

const hourMs = 3_600_000;

export const tryLimits = {
  /** One login from one address: nobody can lock another person out. */
  LOGIN: { tries: 10, windowMs: 600_000, wait: 'GROWING' },
  /** A school is one address. */
  ADDRESS: { tries: 500, windowMs: hourMs, wait: 'WINDOW' },
  SIGN_UP: { tries: 200, windowMs: hourMs, wait: 'WINDOW' },
  /** Letters asked for from one address. */
  LETTER_ADDRESS: { tries: 200, windowMs: hourMs, wait: 'WINDOW' },
  /** Letters to one mailbox; more of them are silently not sent. */
  LETTER_MAILBOX: { tries: 5, windowMs: hourMs, wait: 'WINDOW' },
} as const satisfies Record<string, TryLimit>;

export type TryKind = keyof typeof tryLimits;

const maxWaitMs = 600_000;

/** The wait after the try number `count`: nothing below the limit, then doubling from one second. */
function growingWaitMs(count: number, limit: TryLimit): number {
  return count < limit.tries ? 0 : Math.min(maxWaitMs, 1000 * 2 ** Math.min(20, count - limit.tries));
}

export type TryDecision =
  | { readonly allowed: true; readonly next: TryCount }
  | { readonly allowed: false; readonly retryAfterMs: number };

/** What stands after one more try; the number begins anew with a new window. */
function oneMore(before: TryCount | undefined, limit: TryLimit, now: number): TryCount {
  const over = before === undefined || now - before.windowStartedAt >= limit.windowMs;
  if (over) return { count: 1, windowStartedAt: now, blockedUntil: 0 };
  return { count: before.count + 1, windowStartedAt: before.windowStartedAt, blockedUntil: 0 };
}

/** Counts one try before it is made, so that parallel ones cannot slip through; a success takes it back. */
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
  // While somebody goes on guessing the window goes with them, or each window would give ten free tries.
  return { allowed: true, next: { count: next.count, windowStartedAt: now, blockedUntil: now + waitMs } };
}
