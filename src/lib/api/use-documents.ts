// Groups files into documents by their names.
import { useQueries } from '@tanstack/react-query';
import type { FileInfo, getFileInfo } from '#contract/calls/files.ts';
import { localDocuments, type LocalDocument } from '#contract/document-name.ts';
import { call } from './call.ts';

/** A task's documents by the ids of its files; undefined until the loading of every name has ended. */
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
