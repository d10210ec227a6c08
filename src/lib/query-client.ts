import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const STALE_MS = 10_000;
const NETWORK_RETRIES = 2;

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
