import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const STALE_MS = 10_000;
const NETWORK_RETRIES = 2;

// Makes a button busy before the second click of a double click; the usual timer would be too late.
notifyManager.setScheduler(queueMicrotask);

/** The cache of responses. Only missing responses are retried: a refusal is final. */
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
