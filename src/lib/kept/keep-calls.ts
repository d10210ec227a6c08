/** Which answers a learner may see again without the network. What keeps them is loaded when there is something to keep. */

import { isApiError } from '../api-error.ts';
import { userIdOf } from './signed-in-user.ts';

/** Reading calls of a learner's own pages: no session, no list of other people, no file that is made for somebody. */
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
  /** Whose token asked: the answer is theirs, whoever is signed in when it comes. */
  readonly userId: string;
  readonly path: string;
  /** The call with all it was given. */
  readonly name: string;
}

/** Undefined for what is never kept. */
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

/** Keeps an answer in the background; a device that keeps nothing changes nothing. */
export function keepLater(asked: KeepableCall | undefined, value: unknown): void {
  if (asked === undefined) return;
  void import('./kept-answers.ts').then(({ keepAnswer }) => keepAnswer(asked, value)).catch(() => undefined);
}

/** What was kept of a call whose answer did not come. */
export async function keptInstead(
  asked: KeepableCall | undefined,
  error: unknown,
): Promise<{ readonly value: unknown } | undefined> {
  if (asked === undefined || !isApiError(error, 'NETWORK')) return undefined;
  try {
    const { keptAnswer } = await import('./kept-answers.ts');
    return await keptAnswer(asked);
  } catch {
    return undefined;
  }
}
