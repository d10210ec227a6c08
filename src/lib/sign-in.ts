/** Entering and leaving a session: tokens, the person, and what the cache may keep. */

import type { signOut as signOutCall } from '#contract/calls/auth.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { call } from './call.ts';
import { currentUserQuery } from './current-user.ts';
import { dropAllDrafts } from './form-draft.ts';
import { dropKeptOfOthers } from './kept/kept-database.ts';
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
  await dropKeptOfOthers();
  const user = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined);
  if (before !== undefined && before.id === user?.id) return { kind: 'SAME_PERSON', user };
  queryClient.clear();
  if (user !== undefined) queryClient.setQueryData(currentUserQuery.queryKey, user);
  return { kind: 'NEW', user };
}

/** Ends the session here at once and on the server as far as it can be reached. */
export async function leaveSession(): Promise<void> {
  // What the page still asks for would be refused.
  await queryClient.cancelQueries();
  if (isSignedIn()) {
    const signal = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
    await call<typeof signOutCall>('POST', '/auth/sign-out', { signal }).catch(() => undefined);
  }
  await endSession();
  // Nobody is signed in any more: everything kept is somebody else's.
  await Promise.all([dropAllRuns(), dropKeptOfOthers()]);
  removeStored('user-demo');
  dropAllDrafts();
  queryClient.clear();
}

/** Where a person lands after signing in: a role of the site's own that learns nothing has its work in the other cabinet. */
export function homeOf(user: CurrentUser | undefined): '/account' | '/cabinet' {
  if (user === undefined) return '/cabinet';
  const { roles, privileges } = user;
  if (roles[0]?.name === 'ROLE_ADMIN') return '/account';
  const looksAfter = privileges.some((privilege) => privilege !== 'LEARN' && privilege !== 'PRACTICE_TEST');
  return looksAfter && !privileges.includes('LEARN') ? '/account' : '/cabinet';
}
