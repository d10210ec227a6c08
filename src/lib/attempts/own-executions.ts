// The control events assigned to the signed-in person.
import { queryOptions } from '@tanstack/react-query';
import type { listUserExecutions } from '#contract/calls/execution-work.ts';
import { call } from '../api/call.ts';

const FRESH_MS = 30_000;

export function ownExecutionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['/execution-work/users/:id', userId],
    queryFn: ({ signal }) =>
      call<typeof listUserExecutions>('POST', '/execution-work/users/:id', {
        params: { id: userId },
        query: { size: 200, sort: 'endDateTime,desc' },
        signal,
      }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    enabled: userId !== '',
  });
}
