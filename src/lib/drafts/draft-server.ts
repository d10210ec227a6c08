// What the calls of drafts come to for a session: saved, moved on, refused, or not reached.
import { signedInUserId } from '../kept/signed-in-user.ts';
import { isApiError } from '../api/api-error.ts';
import type { DraftSave, DraftServer, ServerDraft } from './draft-session.ts';

/** The calls of drafts of one kind. */
export interface DraftCalls<T, State extends ServerDraft<T>> {
  /** Names the kind on this device. */
  readonly name: string;
  /** The draft as the server has it; throws NOT_FOUND. */
  readonly read: (id: string) => Promise<State>;
  readonly save: (id: string, draft: DraftSave<T>) => Promise<State>;
  /** Says that the page is open. */
  readonly meet: (id: string) => Promise<DraftPresence>;
}

interface DraftPresence {
  /** Who else has the draft open. */
  readonly people: readonly string[];
  readonly revision: number;
  readonly version: number;
}

/** The server's side of a draft. Whoever signs in after its author, in this tab or another, does not send it under their own name. */
export function serverOf<T, State extends ServerDraft<T>>(
  id: string,
  calls: DraftCalls<T, State>,
): DraftServer<T, State> {
  const authorId = signedInUserId();
  return {
    async save(draft) {
      if (signedInUserId() !== authorId) return { kind: 'UNREACHED' };
      try {
        return { kind: 'SAVED', state: await calls.save(id, draft) };
      } catch (error) {
        // The refusal of this call contains the draft as it is now.
        if (isApiError(error, 'VERSION_MOVED')) return { kind: 'MOVED', state: error.current as State };
        const isFinal = isApiError(error) && [400, 403, 404, 413].includes(error.status);
        return isFinal ? { kind: 'REFUSED', message: error.message } : { kind: 'UNREACHED' };
      }
    },
  };
}
