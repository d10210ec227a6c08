// The first calls of the page of an address, asked while its code comes.

import type { getExecution } from '#contract/calls/execution-work.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { matchPath } from 'react-router-dom';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { technicalWorksQuery } from '#src/lib/api/technical-works.ts';
import { ownCoursesQuery } from '#src/lib/attempts/own-courses.ts';
import { ownExecutionsQuery } from '#src/lib/attempts/own-executions.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import { currentUserQuery } from '#src/lib/session/current-user.ts';
import { routeOf, type RouteId } from './routes.ts';

type Ask = () => Promise<unknown>;

/** The opening of the attempt that the address is of: it goes to the server while the page is made. */
function opening(mode: WorkMode) {
  return (workId: string, userId: string): readonly Ask[] => [
    async () => {
      const { openAhead } = await import('#src/features/attempt/open-session.ts');
      await openAhead(userId, { workId, mode });
    },
  ];
}

/**
 * The calls of a page beside those of every page, where everybody signed in may make them. They have the keys of the page's own
 * queries, which find the answers.
 */
const PAGE_CALLS: Partial<Record<RouteId, (id: string, userId: string) => readonly Ask[]>> = {
  cabinet: (_, userId) => [
    () => queryClient.prefetchQuery(ownCoursesQuery),
    () => queryClient.prefetchQuery(ownExecutionsQuery(userId)),
  ],
  controltask: (id) => [
    () =>
      queryClient.prefetchQuery(callQuery<typeof getExecution>('/execution-work/:id', { params: { id } })),
  ],
  quiz: opening('TRAINING'),
  practiceTraining: opening('TRAINING'),
  documentTraining: opening('TRAINING'),
  selfcontrol: opening('SELFCONTROL'),
  practiceSelfcontrol: opening('SELFCONTROL'),
  documentSelfcontrol: opening('SELFCONTROL'),
  examSelfcontrol: opening('SELFCONTROL'),
};

/**
 * Asks for what a page shows first to the person signed in; resolves when it is there, or it failed: the page then asks
 * again and says so. Must be called when the session is restored.
 */
export async function askFirst(route: RouteId, pathname: string): Promise<void> {
  const userId = signedInUserId();
  if (userId === undefined) return;
  const { id = '' } = matchPath(routeOf(route).path, pathname)?.params ?? {};
  const own = PAGE_CALLS[route]?.(id, userId) ?? [];
  await Promise.all([
    queryClient.prefetchQuery(currentUserQuery),
    queryClient.prefetchQuery(technicalWorksQuery(true)),
    ...own.map((ask) => ask()),
  ]);
}
