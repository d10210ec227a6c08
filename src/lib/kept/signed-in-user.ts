// Who is signed in right now, by the current access token, whatever the page still shows.

import { readStored } from '../device/local-storage.ts';

/** The person named by an access token; undefined if it is invalid. */
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
