// The draft of a work while its page is open: saved to the server, merged with what others save, and who else is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { getWorkDraft, meetAtWorkDraft, saveWorkDraft } from '#contract/calls/drafts.ts';
import type { WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { onConnectionChange, isServerReached } from '#src/lib/api/connection.ts';
import { DraftSession, type Clock, type DraftServer, type DraftView } from '#src/lib/drafts/draft-session.ts';
import { keptDrafts } from '#src/lib/drafts/kept-drafts.ts';

export type WorkSession = DraftSession<WorkDraft, WorkDraftState>;
export type WorkView = DraftView<WorkDraft, WorkDraftState>;

const PRESENCE_MS = 8000;

const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function serverOf(id: string): DraftServer<WorkDraft, WorkDraftState> {
  return {
    async save({ data, questions, version, baseRevision }) {
      try {
        const body = { data, questions: [...questions], baseRevision };
        const state = await call<typeof saveWorkDraft>('PUT', '/works/:id/draft', {
          params: { id },
          body,
          ifMatch: version,
        });
        return { kind: 'SAVED', state };
      } catch (error) {
        // The refusal of this call contains the draft as it is now.
        if (isApiError(error, 'VERSION_MOVED'))
          return { kind: 'MOVED', state: error.current as WorkDraftState };
        const isFinal = isApiError(error) && [400, 403, 404, 413].includes(error.status);
        return isFinal ? { kind: 'REFUSED', message: error.message } : { kind: 'UNREACHED' };
      }
    },
  };
}

/** The draft as the server has it; throws NOT_FOUND. */
export const readDraft = (id: string): Promise<WorkDraftState> =>
  call<typeof getWorkDraft>('GET', '/works/:id/draft', { params: { id } });

/** Says that the page is open, and takes in what others have saved; the names of those others. */
async function meet(id: string, session: WorkSession): Promise<readonly string[]> {
  const { state } = session.view();
  if (state.version === 0 && state.revision === 0) return [];
  const now = await call<typeof meetAtWorkDraft>('POST', '/works/:id/draft/presence', {
    params: { id },
    body: {},
  });
  const known = session.view().state;
  if (now.version > known.version || now.revision > known.revision) session.receive(await readDraft(id));
  return now.people;
}

function usePeople(id: string, session: WorkSession): readonly string[] {
  const [people, setPeople] = useState<readonly string[]>([]);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') meet(id, session).then(setPeople, () => setPeople([]));
    };
    ask();
    const timer = setInterval(ask, PRESENCE_MS);
    return () => clearInterval(timer);
  }, [id, session]);
  return people;
}

/** Saves at once when the page is hidden or left, and when the server can be reached again. */
function useFlush(session: WorkSession): void {
  useEffect(() => {
    const flush = (): void => void session.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    const forget = onConnectionChange(() => {
      if (isServerReached()) flush();
    });
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      forget();
      flush();
    };
  }, [session]);
}

interface OpenedDraft {
  readonly session: WorkSession;
  readonly view: WorkView;
  readonly people: readonly string[];
}

/** @param state what the server has as the page opens */
export function useWorkDraft(state: WorkDraftState): OpenedDraft {
  const { id } = state;
  const [session] = useState<WorkSession>(
    () => new DraftSession({ server: serverOf(id), kept: keptDrafts(`work-${id}`), clock }, state),
  );
  const view = useSyncExternalStore(session.subscribe, session.view);
  useFlush(session);
  return { session, view, people: usePeople(id, session) };
}
