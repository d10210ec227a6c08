/** Entering and leaving a session: tokens, the person, and what the cache may keep. */

import type { signOut as signOutCall } from '#contract/calls/auth.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { call } from './call.ts';
import { currentUserQuery } from './current-user.ts';
import { removeStored } from './local-storage.ts';
import { dropAllRuns } from './practice-runs.ts';
import { queryClient } from './query-client.ts';
import { endSession, isSignedIn, startSession } from './session.ts';
import type { Tokens } from './token-store.ts';

const SIGN_OUT_WAIT_MS = 3000;

export interface SignedIn {
  readonly kind: 'SAME_PERSON' | 'NEW';
  readonly user: CurrentUser | undefined;
}

/**
 * Stores the tokens and loads the person. The same person coming back after a lost session finds the page as it was;
 * for another one everything is forgotten first. A person that does not load is only logged.
 */
export async function enterSession(tokens: Tokens): Promise<SignedIn> {
  const before = queryClient.getQueryData(currentUserQuery.queryKey);
  await startSession(tokens);
  const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
  if (before !== undefined && before.id === user?.id) return { kind: 'SAME_PERSON', user };
  queryClient.clear();
  if (user !== undefined) queryClient.setQueryData(currentUserQuery.queryKey, user);
  return { kind: 'NEW', user };
}

/** Ends the session here at once and on the server as far as it can be reached. */
export async function leaveSession(): Promise<void> {
  if (isSignedIn()) {
    const signal = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
    await call<typeof signOutCall>('POST', '/auth/sign-out', { signal }).catch(() => undefined);
  }
  await endSession();
  await dropAllRuns();
  removeStored('user-demo');
  queryClient.clear();
}

/** Where a person lands after signing in. */
export function homeOf(user: CurrentUser | undefined): '/account' | '/cabinet' {
  return user?.roles[0]?.name === 'ROLE_ADMIN' ? '/account' : '/cabinet';
}
