// The documents that files make up, by what their names tell.
import { useQueries } from '@tanstack/react-query';
import type { FileInfo, getFileInfo } from '#contract/calls/files.ts';
import { localDocuments, type LocalDocument } from '#contract/document-name.ts';
import { call } from './call.ts';

/** Documents of a task by the ids of its files; undefined until every name is known. A file that can't be asked about has no name. */
export function useDocuments(ids: readonly string[]): readonly LocalDocument[] | undefined {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['/files/:id/info', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<FileInfo> =>
        call<typeof getFileInfo>('GET', '/files/:id/info', { params: { id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      results.some(({ isPending }) => isPending)
        ? undefined
        : localDocuments(results.map(({ data }, at) => ({ id: ids[at] ?? '', name: data?.name ?? '' }))),
  });
}
