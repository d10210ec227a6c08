import type { getFile } from '#contract/calls/files.ts';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { call } from './call.ts';

interface LoadedFile {
  /** The content; undefined until loaded. */
  readonly blob: Blob | undefined;
  readonly failed: boolean;
  /** The file does not exist, or this person may not see it: retrying will not help. */
  readonly missing: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** Loads a file of the API with the token, and caches it for the lifetime of the page. */
export function useFile(id: string | undefined): LoadedFile {
  const query = useQuery({
    queryKey: ['/files/:id', id],
    queryFn: ({ signal }) =>
      call<typeof getFile>('GET', '/files/:id', { params: { id: id ?? '' }, as: 'blob', signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    blob: query.data,
    failed: query.isError,
    missing: isApiError(query.error, 'NOT_FOUND'),
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
