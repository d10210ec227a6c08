/** Maintenance: whether it is on, and for whom. An answer that does not come means it is off. */

import type { getTechnicalWorks, TechnicalWorks } from '#contract/calls/technical-works.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { useSignedIn } from './session.ts';

const CHECK_EVERY_MS = 60_000;

const OFF: TechnicalWorks = { status: 'INACTIVE', excludedUserIds: [], message: { ru: '', en: '', ch: '' } };

async function loadTechnicalWorks(signal: AbortSignal): Promise<TechnicalWorks> {
  try {
    return await call<typeof getTechnicalWorks>('GET', '/technical-works', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The state of technical works did not load: taken as off', error);
    return OFF;
  }
}

/** The list of the excluded differs by the caller, so a sign-in asks anew. */
export function technicalWorksQuery(signedIn: boolean) {
  return queryOptions<TechnicalWorks>({
    queryKey: ['/technical-works', signedIn],
    queryFn: ({ signal }) => loadTechnicalWorks(signal),
    refetchInterval: CHECK_EVERY_MS,
    staleTime: CHECK_EVERY_MS / 2,
  });
}

/** Undefined until fetched. */
export function useTechnicalWorks(): TechnicalWorks | undefined {
  return useQuery(technicalWorksQuery(useSignedIn())).data;
}

/** Admins and those on the list go on working. */
export function isKeptOut(works: TechnicalWorks | undefined, user: CurrentUser | undefined): boolean {
  if (works?.status !== 'ACTIVE') return false;
  if (user === undefined) return true;
  return user.roles[0]?.name !== 'ROLE_ADMIN' && !works.excludedUserIds.includes(user.id);
}
