// How much waits for the teacher: answers to mark, and questioned marks to answer.
import { useQuery } from '@tanstack/react-query';
import type { resultChoices } from '#contract/calls/results.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';

type Counts = Pick<ResponseBody<typeof resultChoices>, 'waitingCount' | 'appealCount'>;

/** Nothing until it is known. */
export function useReviewCounts(): Counts {
  const query = { own: 'false' } as const;
  const { data } = useQuery(callQuery<typeof resultChoices>('/completed-work/choices', { query }));
  return data ?? { waitingCount: 0, appealCount: 0 };
}
