// What waits for a decision of whoever is signed in, counted from the calls that the cabinet makes: kept, and asked again only when it is old.
import type { listRegistrationRequests } from '#contract/calls/registration-requests.ts';
import type { reviewCounts } from '#contract/calls/reviews.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useServerSpace } from '#src/lib/api/server-space.ts';
import { useAfterLoad } from '#src/lib/device/use-after-load.ts';
import { useCan } from '#src/lib/session/current-user.ts';

/** In the order in which they are shown: what keeps people waiting longest comes first. */
const KINDS = ['space', 'requests', 'letters', 'reviews', 'appeals', 'doubts'] as const;
type WaitingKind = (typeof KINDS)[number];

interface Waiting {
  readonly kind: WaitingKind;
  readonly count: number;
}

/** Younger than this it is believed: an act on a page says itself that there is something new. */
const BELIEVED_MS = 5 * 60_000;
/** As many as the card of the cabinet asks for: one call serves both. */
const REQUESTS = { status: 'PENDING', size: 10 } as const;
const LETTERS = { undelivered: 'true', size: 1 } as const;

interface Counted {
  readonly count: number;
  readonly state: 'KNOWN' | 'ASKED' | 'UNKNOWN';
}

const FREE: Counted = { count: 0, state: 'KNOWN' };

/** @param count undefined until the answer comes */
function counted(mayAsk: boolean, count: number | undefined, isError: boolean): Counted {
  if (!mayAsk) return FREE;
  if (count !== undefined) return { count, state: isError ? 'UNKNOWN' : 'KNOWN' };
  return { count: 0, state: isError ? 'UNKNOWN' : 'ASKED' };
}

type ReviewKind = 'reviews' | 'appeals' | 'doubts';

/** One call for all three, once the page stands: nobody waits for it. */
function useReviewCounts(): Readonly<Record<ReviewKind, Counted>> {
  const mayReview = useCan('RESULTS_REVIEW');
  const stands = useAfterLoad();
  const { data, isError } = useQuery({
    ...callQuery<typeof reviewCounts>('/reviews/counts', {}),
    enabled: mayReview && stands,
    staleTime: BELIEVED_MS,
  });
  const told = (count: number | undefined): Counted => counted(mayReview, count, isError);
  return { reviews: told(data?.waiting), appeals: told(data?.appeals), doubts: told(data?.doubts) };
}

function useRequestCount(query: typeof REQUESTS | typeof LETTERS): Counted {
  const mayDecide = useCan('REGISTRATIONS_REVIEW');
  const stands = useAfterLoad();
  const requests = useQuery({
    ...callQuery<typeof listRegistrationRequests>('/registration-requests', { query }),
    enabled: mayDecide && stands,
    staleTime: BELIEVED_MS,
  });
  return counted(mayDecide, requests.data?.totalElements, requests.isError);
}

/** What is nothing is left out; `state`: whether something is still asked, or could not be. */
export function useWaiting(): { readonly waiting: readonly Waiting[]; readonly state: Counted['state'] } {
  const isLow = useServerSpace()?.isLow === true;
  const counts: Readonly<Record<WaitingKind, Counted>> = {
    space: { count: isLow ? 1 : 0, state: 'KNOWN' },
    requests: useRequestCount(REQUESTS),
    letters: useRequestCount(LETTERS),
    ...useReviewCounts(),
  };
  const isSome = (state: Counted['state']): boolean => KINDS.some((kind) => counts[kind].state === state);
  return {
    waiting: KINDS.map((kind) => ({ kind, count: counts[kind].count })).filter(({ count }) => count > 0),
    state: isSome('UNKNOWN') ? 'UNKNOWN' : isSome('ASKED') ? 'ASKED' : 'KNOWN',
  };
}
