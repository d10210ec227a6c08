// The session of this browser: its tokens, and what happens when the server ends it.

import { useSyncExternalStore } from 'react';
import { authVault } from './auth-database.ts';
import { createTokenStore } from './token-store.ts';

export const tokenStore = createTokenStore(authVault);

/** The server ended the session unexpectedly; the page may still hold unsaved work. */
let lost = false;

/** The person signs out; the page stands until that is done. */
let leaving = false;

export function isLeaving(): boolean {
  return leaving;
}

/** While `leave` runs, the page's own requests wait for ever: the server would refuse them, and they go with the page. */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await leave();
  } finally {
    leaving = false;
  }
}

export function isSignedIn(): boolean {
  return tokenStore.accessToken() !== undefined;
}

export function isSessionLost(): boolean {
  return lost;
}

export async function loseSession(): Promise<void> {
  lost = true;
  await tokenStore.clear();
}

export async function startSession(tokens: {
  readonly accessToken: string;
  readonly refreshToken: string;
}): Promise<void> {
  lost = false;
  await tokenStore.keep(tokens);
}

export async function endSession(): Promise<void> {
  lost = false;
  await tokenStore.clear();
}

/** Other tabs sign in and out through the shared storage. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === 'auth-token' || event.key === null) tokenStore.notify();
  });
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(tokenStore.subscribe, isSignedIn);
}

export function useSessionLost(): boolean {
  return useSyncExternalStore(tokenStore.subscribe, isSessionLost);
}
