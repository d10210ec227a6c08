// Who may change a course, a work or a task.
import { useQuery } from '@tanstack/react-query';
import type { getCoAuthors } from '#contract/calls/co-authors.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import { callQuery } from '#src/lib/api/call-query.ts';

export interface Content {
  readonly kind: ContentKind;
  readonly id: string;
}

export const coAuthorsQuery = (params: Content) =>
  callQuery<typeof getCoAuthors>('/co-authors/:kind/:id', { params });

/** Whether the page may change it: it may until the server says otherwise, or where it is not there yet. */
export function useMayEdit(content: Content, isThere = true): boolean {
  const coAuthors = useQuery({ ...coAuthorsQuery(content), enabled: isThere });
  return coAuthors.data?.mayEdit ?? true;
}
