// The bookmarks of an event, and what is done with them.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  changeBookmark,
  deleteBookmark,
  listBookmarks,
  setBookmark,
} from '#contract/calls/bookmarks.ts';
import type { Bookmark } from '#contract/entities/bookmarks.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';

const EVERY_MS = 10_000;
const LIST_PATH = '/execution-work/:id/bookmarks';

/** No name comes where names are hidden. */
export const namesFor = (isHidden: boolean) => (isHidden ? ({ names: 'false' } as const) : {});

const refresh = (): void => {
  void queryClient.invalidateQueries({ queryKey: [LIST_PATH] });
};

export function useBookmarks(id: string, isRunning: boolean, isHidden = false) {
  return useQuery({
    ...callQuery<typeof listBookmarks>(LIST_PATH, { params: { id }, query: namesFor(isHidden) }),
    refetchInterval: isRunning ? EVERY_MS : false,
    staleTime: 0,
  });
}

/** At once, without a note: the moment is that of the key. Each retry of the same under the same key. */
export function useSetBookmark(id: string, onSet: (bookmark: Bookmark) => void) {
  const [actKey] = useState(() => createActKey());
  return useMutation({
    mutationFn: (userIds: readonly string[] | null) => {
      const body = { userIds: userIds && [...userIds] };
      return call<typeof setBookmark>('POST', LIST_PATH, {
        params: { id },
        body,
        idempotencyKey: actKey.keyFor(body),
      });
    },
    onSuccess: (bookmark) => {
      actKey.done();
      refresh();
      onSet(bookmark);
    },
  });
}

export function useChangeBookmark(id: string, bookmarkId: string, onDone: () => void) {
  return useMutation({
    mutationFn: ({ note, before }: { readonly note: string; readonly before: string }) =>
      call<typeof changeBookmark>('PUT', '/execution-work/:id/bookmarks/:bookmarkId', {
        params: { id, bookmarkId },
        body: { note, before },
      }),
    onSuccess: () => {
      refresh();
      onDone();
    },
  });
}

export function useDeleteBookmark(id: string, bookmarkId: string, onDone: () => void) {
  return useMutation({
    mutationFn: () =>
      call<typeof deleteBookmark>('DELETE', '/execution-work/:id/bookmarks/:bookmarkId', {
        params: { id, bookmarkId },
      }),
    onSuccess: () => {
      refresh();
      onDone();
    },
  });
}
