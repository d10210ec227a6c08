// Who is signed in: loaded once, stored in the local database `auth` for the next start, refreshed in the
// background.

import type { currentUser } from '#contract/calls/users.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import type { Privilege } from '#contract/privileges.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readStoredUser, storeUser } from './auth-database.ts';
import { call } from '../api/call.ts';
import { writeStored } from '../device/local-storage.ts';
import { queryClient } from '../api/query-client.ts';
import { isSignedIn, useSignedIn } from './session.ts';

async function loadUser(signal: AbortSignal): Promise<CurrentUser> {
  try {
    const user = await call<typeof currentUser>('GET', '/users/current', { signal });
    await rememberUser(user);
    return user;
  } catch (error) {
    if (!signal.aborted) console.warn('unauthorized: the current user did not load', error);
    throw error;
  }
}

async function rememberUser(user: CurrentUser): Promise<void> {
  if (!isSignedIn()) return;
  writeStored('user-role', user.roles[0]?.name ?? '');
  await storeUser(user);
}

export const currentUserQuery = queryOptions<CurrentUser>({
  queryKey: ['/users/current'],
  queryFn: ({ signal }) => loadUser(signal),
  staleTime: 60_000,
});

/** At startup: shows the last known person until the server responds. */
export async function restoreUser(): Promise<void> {
  if (!isSignedIn()) return;
  const user = await readStoredUser();
  if (user !== undefined) queryClient.setQueryData(currentUserQuery.queryKey, user, { updatedAt: 0 });
}

/** Updates a changed person (an edited profile) everywhere. */
export async function updateCurrentUser(user: CurrentUser): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  await rememberUser(user);
}

export function useCurrentUserQuery() {
  const signedIn = useSignedIn();
  return useQuery({ ...currentUserQuery, enabled: signedIn });
}

/** The signed-in person; undefined if nobody is signed in, or until they are first loaded. */
export function useCurrentUser(): CurrentUser | undefined {
  return useCurrentUserQuery().data;
}

/** Whether the signed-in person has at least one of the privileges. */
export function useCan(...wanted: readonly Privilege[]): boolean {
  const privileges = useCurrentUser()?.privileges ?? [];
  return wanted.some((privilege) => privileges.includes(privilege));
}

/** The first role's name, which decides the menu and the landing page. */
export function firstRole(user: CurrentUser | undefined): string | undefined {
  return user?.roles[0]?.name;
}
