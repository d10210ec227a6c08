/** Who is signed in at this very moment, by the token that calls are made with: whatever the page still shows. */

import { readStored } from '../local-storage.ts';

/** The person that an access token names; undefined for what is none. */
export function userIdOf(accessToken: string | undefined): string | undefined {
  const payload = accessToken?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return undefined;
    return typeof claims.sub === 'string' ? claims.sub : undefined;
  } catch {
    return undefined;
  }
}

export function signedInUserId(): string | undefined {
  return userIdOf(readStored('auth-token'));
}
