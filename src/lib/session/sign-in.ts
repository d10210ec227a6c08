// Signing in and out: tokens, the person, and what may stay in the cache.

import type { signOut as signOutCall } from '#contract/calls/auth.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import { call } from '../api/call.ts';
import { currentUserQuery } from './current-user.ts';
import { flushOpenDrafts, stopOpenDrafts } from '../drafts/open-drafts.ts';
import { dropAllDrafts } from '../forms/form-draft.ts';
import { dropKeptOfOthers } from '../kept/kept-database.ts';
import { removeStored } from '../device/local-storage.ts';
import { dropAllRuns } from '../attempts/practice-runs.ts';
import { queryClient } from '../api/query-client.ts';
import { endSession, isSignedIn, startSession, whileLeaving } from './session.ts';
import type { Tokens } from './token-store.ts';

const SIGN_OUT_WAIT_MS = 3000;

interface SignedIn {
  readonly kind: 'SAME_PERSON' | 'NEW';
  readonly user: CurrentUser | undefined;
}

/**
 * Stores the tokens and loads the person. After a lost session, the same person finds the page as it was; for
 * another person everything is cleared first. If the person does not load, that is only logged.
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

async function leave(): Promise<void> {
  stopOpenDrafts();
  // Requests still under way would be refused.
  await queryClient.cancelQueries();
  if (isSignedIn()) {
    const signal = AbortSignal.timeout(SIGN_OUT_WAIT_MS);
    await call<typeof signOutCall>('POST', '/auth/sign-out', { signal }).catch(() => undefined);
  }
  await endSession();
  // Nobody is signed in any more, so all stored data belongs to somebody else.
  await Promise.all([dropAllRuns(), dropKeptOfOthers()]);
  removeStored('user-demo');
  dropAllDrafts();
  queryClient.clear();
}

/** Ends the session here at once, and on the server if it can be reached. What was typed in open drafts is sent first. */
export async function leaveSession(): Promise<void> {
  if (isSignedIn()) await flushOpenDrafts();
  await whileLeaving(leave);
}

/** Where a person lands after signing in: who looks after others in the cabinet that shows how these are doing (decision 57). */
export function homeOf(user: CurrentUser | undefined): '/account' | '/cabinet' {
  if (user === undefined) return '/cabinet';
  const { roles, privileges } = user;
  if (roles[0]?.name === 'ROLE_ADMIN' || privileges.includes('RESULTS_READ')) return '/account';
  const looksAfter = privileges.some((privilege) => privilege !== 'LEARN' && privilege !== 'PRACTICE_TEST');
  return looksAfter && !privileges.includes('LEARN') ? '/account' : '/cabinet';
}
