import type { getFile } from '#contract/calls/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from './call.ts';

export interface FileUrl {
  /** An address of the bytes in this page, for `src` and `href`; undefined until loaded. */
  readonly url: string | undefined;
  readonly failed: boolean;
}

/** Loads a file of the API with the token and gives an address for it, released when it is no longer shown. */
export function useFileUrl(id: string | undefined): FileUrl {
  const query = useQuery({
    queryKey: ['/files/:id', id],
    queryFn: ({ signal }) =>
      call<typeof getFile>('GET', '/files/:id', { params: { id: id ?? '' }, as: 'blob', signal }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  const blob = query.data;
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    // After the effect, so that one render is not chased by another.
    const shown = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(shown);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return { url, failed: query.isError };
}
