// One's own part in a control event, kept up to date by its stream.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { getExecution } from '#contract/calls/execution-work.ts';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { followStream } from '#src/lib/api/event-stream.ts';

export function useFollowedEvent(id: string) {
  const queries = useQueryClient();
  const query = useMemo(
    () => callQuery<typeof getExecution>('/execution-work/:id', { params: { id } }),
    [id],
  );
  const event = useQuery({ ...query, staleTime: Infinity });
  const isThere = event.data !== undefined;
  const { queryKey } = query;
  useEffect(() => {
    if (!isThere) return undefined;
    return followStream({
      path: '/execution-work/:id/own-live',
      params: { id },
      onEvent: ({ event: kind, data }) => {
        if (kind === 'part') queries.setQueryData(queryKey, data as LearnerExecution);
      },
    });
  }, [isThere, id, queries, queryKey]);
  return event;
}
