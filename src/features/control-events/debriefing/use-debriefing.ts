// What a debriefing asks for: the runs of an event, what is suggested of them, and keeping a suggestion.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { keepMoments } from '#contract/calls/bookmarks.ts';
import type { listEventRuns, suggestBookmarks } from '#contract/calls/debriefing.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';

const SUGGESTIONS_PATH = '/execution-work/:id/suggestions';

const namesFor = (isHidden: boolean) => (isHidden ? 'false' : 'true');

interface WantedRuns {
  readonly isHidden: boolean;
  /** null: the first that is a simulation. */
  readonly task: number | null;
  readonly after: number;
}

export function useRuns(id: string, { isHidden, task, after }: WantedRuns) {
  const query = { names: namesFor(isHidden), after, ...(task === null ? {} : { task }) } as const;
  return useQuery({
    ...callQuery<typeof listEventRuns>('/execution-work/:id/runs', { params: { id }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useSuggestions(id: string, isHidden: boolean) {
  return useQuery({
    ...callQuery<typeof suggestBookmarks>(SUGGESTIONS_PATH, {
      params: { id },
      query: { names: namesFor(isHidden) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Wanted = typeof keepMoments.body._output;

/** One after another: what was kept before a failure stays. */
export function useKeepSuggestions(id: string, isHidden: boolean) {
  return useMutation({
    mutationFn: async (wanted: readonly Wanted[]) => {
      for (const body of wanted)
        await call<typeof keepMoments>('POST', '/execution-work/:id/bookmarks/moments', {
          params: { id },
          query: { names: namesFor(isHidden) },
          body,
          idempotencyKey: randomId(),
        });
    },
    onSettled: () =>
      Promise.all(
        ['/execution-work/:id/bookmarks', SUGGESTIONS_PATH, '/execution-work/:id/runs'].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
