// Holding an answer while its page is open, so that two teachers do not mark it side by side.
import { useEffect, useState } from 'react';
import type { claimReview, releaseReview } from '#contract/calls/review.ts';
import type { ReviewClaim } from '#contract/entities/review.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import type { AnswerRef } from './review-address.ts';

/** Well within the time a claim holds. */
const RENEW_MS = 2 * 60_000;

/** Taking and giving back go to the server one after the other, whatever the page does. */
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
  // What is not given back runs out by itself.
  given.catch(() => undefined);
}

function isClaim(value: unknown): value is ReviewClaim {
  return typeof value === 'object' && value !== null && 'byName' in value && 'until' in value;
}

/** The claim of another that a refusal tells of. */
export function otherClaim(error: unknown): ReviewClaim | null {
  return isApiError(error, 'REVIEW_CLAIMED') && isClaim(error.current) ? error.current : null;
}

export interface HeldAnswer {
  /** Who else holds it; null: nobody, or oneself. */
  readonly heldBy: ReviewClaim | null;
  readonly takeOver: () => Promise<void>;
  /** Another has taken it meanwhile. */
  readonly lose: (claim: ReviewClaim) => void;
}

/** Holds the answer as long as the page shows it. Without a connection it is marked unheld: the version still guards it. */
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
