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
  readonly isUnknown: boolean;
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
  const told = (count: number | undefined): Counted => ({ count: count ?? 0, isUnknown: isError });
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
  return { count: requests.data?.totalElements ?? 0, isUnknown: requests.isError };
}

/** What is nothing is left out; `isUnknown`: something could not be asked. */
export function useWaiting(): { readonly waiting: readonly Waiting[]; readonly isUnknown: boolean } {
  const isLow = useServerSpace()?.isLow === true;
  const counts: Readonly<Record<WaitingKind, Counted>> = {
    space: { count: isLow ? 1 : 0, isUnknown: false },
    requests: useRequestCount(REQUESTS),
    letters: useRequestCount(LETTERS),
    ...useReviewCounts(),
  };
  return {
    waiting: KINDS.map((kind) => ({ kind, count: counts[kind].count })).filter(({ count }) => count > 0),
    isUnknown: KINDS.some((kind) => counts[kind].isUnknown),
  };
}
