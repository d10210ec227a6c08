// Claims an answer while its page is open, so that two teachers do not mark it at the same time.
import { useEffect, useState } from 'react';
import type { claimReview, releaseReview } from '#contract/calls/reviews.ts';
import type { ReviewClaim } from '#contract/entities/review.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import type { AnswerRef } from './review-address.ts';

/** Well within the lifetime of a claim. */
const RENEW_MS = 2 * 60_000;

/** Claims and releases are sent one after another, whatever the page does. */
let acts: Promise<unknown> = Promise.resolve();

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = acts.then(act, act);
  acts = done.catch(() => undefined);
  return done;
}

function claim({ reviewId, taskId }: AnswerRef, takeOver: boolean): Promise<ReviewClaim> {
  return inTurn(() =>
    call<typeof claimReview>('POST', '/reviews/:id/tasks/:taskId/claim', {
      params: { id: reviewId, taskId },
      body: { takeOver },
    }),
  );
}

function release({ reviewId, taskId }: AnswerRef): void {
  const given = inTurn(() =>
    call<typeof releaseReview>('DELETE', '/reviews/:id/tasks/:taskId/claim', {
      params: { id: reviewId, taskId },
    }),
  );
  // An unreleased claim expires by itself.
  given.catch(() => undefined);
}

function isClaim(value: unknown): value is ReviewClaim {
  return typeof value === 'object' && value !== null && 'byName' in value && 'until' in value;
}

/** The other teacher's claim, as reported by a refusal. */
export function otherClaim(error: unknown): ReviewClaim | null {
  return isApiError(error, 'REVIEW_CLAIMED') && isClaim(error.current) ? error.current : null;
}

export interface HeldAnswer {
  /** Who else holds it; null: nobody, or the reader. */
  readonly heldBy: ReviewClaim | null;
  readonly takeOver: () => Promise<void>;
  /** Somebody else has claimed it meanwhile. */
  readonly lose: (claim: ReviewClaim) => void;
}

/** Claims the answer while the page shows it. Without a connection only the version protects the answer. */
export function useClaim(answer: AnswerRef): HeldAnswer {
  const { reviewId, taskId } = answer;
  const [heldBy, setHeldBy] = useState<ReviewClaim | null>(null);
  useEffect(() => {
    const ref = { reviewId, taskId };
    let left = false;
    const hold = (): void => {
      claim(ref, false).then(
        () => left || setHeldBy(null),
        (error: unknown) => left || setHeldBy(otherClaim(error)),
      );
    };
    hold();
    const timer = setInterval(hold, RENEW_MS);
    return () => {
      left = true;
      clearInterval(timer);
      release(ref);
    };
  }, [reviewId, taskId]);
  const takeOver = async (): Promise<void> => {
    await claim(answer, true);
    setHeldBy(null);
  };
  return { heldBy, takeOver, lose: setHeldBy };
}
