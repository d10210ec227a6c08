// Tells the server which views were kept and removed here, and learns what other devices did.
import type { changeKeptViews, listKeptViews } from '#contract/calls/kept-views.ts';
import { MAX_KEPT_VIEWS } from '#contract/kept-lists.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import { noteSent, ownViews } from './kept-views.ts';

async function sync(): Promise<void> {
  const userId = signedInUserId();
  const sent = ownViews().unsent.slice(0, MAX_KEPT_VIEWS);
  try {
    const kept =
      sent.length === 0
        ? await call<typeof listKeptViews>('GET', '/users/current/views', {})
        : await call<typeof changeKeptViews>('PATCH', '/users/current/views', { body: { changes: sent } });
    if (signedInUserId() === userId) noteSent(sent, kept);
  } catch (error) {
    if (isApiError(error, 'VALIDATION') && signedInUserId() === userId) noteSent(sent);
    throw error;
  }
}

let last: Promise<void> = Promise.resolve();

/** One after the other: what was asked before a change must not come in after it. @throws ApiError */
export function syncViews(): Promise<void> {
  last = last.catch(() => undefined).then(sync);
  return last;
}
