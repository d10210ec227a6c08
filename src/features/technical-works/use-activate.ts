// Changes the state of technical works, from any screen.
import { useMutation } from '@tanstack/react-query';
import type { activateTechnicalWorks, TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import type { CallInput } from '#contract/call.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';

interface WantedChange {
  readonly body: CallInput<typeof activateTechnicalWorks>['body'];
  readonly version: number;
}

export function useActivate(onDone: (details: TechnicalWorksDetails) => void) {
  return useMutation({
    mutationFn: ({ body, version }: WantedChange) =>
      call<typeof activateTechnicalWorks>('POST', '/technical-works/activate', { body, ifMatch: version }),
    onSuccess: (details) => {
      queryClient.setQueryData(['/technical-works/details', {}], details);
      onDone(details);
    },
    onSettled: () =>
      Promise.all(
        ['/technical-works', '/technical-works/details', '/technical-works/changes'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
