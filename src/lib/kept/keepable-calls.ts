// Which responses a learner may see offline. The storage code loads only when there is something to store.

import { isApiError } from '../api/api-error.ts';
import { userIdOf } from './signed-in-user.ts';

/**
 * Reading calls of a learner's own pages: no session, no lists of other people, no files made for a person.
 */
const KEEPABLE: ReadonlySet<string> = new Set([
  'GET /courses/by-permission',
  'GET /courses/:id',
  'GET /courses/:id/completed-works-status',
  'GET /courses/result',
  'GET /courses/result-control',
  'GET /works/:id',
  'GET /works/:id/document',
  'GET /documents',
  'GET /files/:id',
  'GET /files/:id/info',
  'GET /completed-work/:id',
  'POST /completed-work/by-work',
  'GET /execution-work/:id',
  'POST /execution-work/users/:id',
]);

export interface KeepableCall {
  /** The person whose token was used: the response is theirs, whoever is signed in when it arrives. */
  readonly userId: string;
  readonly path: string;
  /** The call with its input. */
  readonly name: string;
}

/** Undefined for calls that are never stored. */
export function keepableCall(
  request: { readonly method: string; readonly url: string; readonly body?: unknown },
  path: string,
  accessToken: string | undefined,
): KeepableCall | undefined {
  const { method, url, body } = request;
  if (!KEEPABLE.has(`${method} ${path}`)) return undefined;
  const userId = userIdOf(accessToken);
  if (userId === undefined) return undefined;
  return { userId, path, name: `${method} ${url}${typeof body === 'string' ? ` ${body}` : ''}` };
}

/** Stores a response in the background; where storage fails, nothing else changes. */
export function keepLater(asked: KeepableCall | undefined, value: unknown): void {
  if (asked === undefined) return;
  void import('./kept-responses.ts')
    .then(({ keepResponse }) => keepResponse(asked, value))
    .catch(() => undefined);
}

/** The stored response of a call that got none from the server. */
export async function keptInstead(
  asked: KeepableCall | undefined,
  error: unknown,
): Promise<{ readonly value: unknown } | undefined> {
  if (asked === undefined || !isApiError(error, 'NETWORK')) return undefined;
  try {
    const { keptResponse } = await import('./kept-responses.ts');
    return await keptResponse(asked);
  } catch {
    return undefined;
  }
}
