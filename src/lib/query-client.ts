import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const STALE_MS = 10_000;
const NETWORK_RETRIES = 2;

// A button is busy before the second click of a double one comes: a timer, which is usual, would be later.
notifyManager.setScheduler(queueMicrotask);

/** The cache of what the server said. Only a missing answer is tried again: a refusal stays one. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      networkMode: 'always',
      retry: (failures, error) => failures < NETWORK_RETRIES && isApiError(error, 'NETWORK'),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
