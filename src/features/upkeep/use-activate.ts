// Changing the state of technical works, from wherever it is asked for.
import { useMutation } from '@tanstack/react-query';
import type { activateTechnicalWorks } from '#contract/calls/technical-works.ts';
import type { CallInput } from '#contract/call.ts';
import { call } from '#src/lib/call.ts';
import { queryClient } from '#src/lib/query-client.ts';

export interface WantedChange {
  readonly body: CallInput<typeof activateTechnicalWorks>['body'];
  readonly version: number;
}

export function useActivate(onDone: () => void) {
  return useMutation({
    mutationFn: ({ body, version }: WantedChange) =>
      call<typeof activateTechnicalWorks>('POST', '/technical-works/activate', { body, ifMatch: version }),
    onSuccess: (details) => {
      queryClient.setQueryData(['/technical-works/details', {}], details);
      onDone();
    },
    onSettled: () =>
      Promise.all(
        ['/technical-works', '/technical-works/details', '/technical-works/changes'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
