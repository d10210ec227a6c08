// A draft while its page is open: saved to the server, merged with what others save, and who else is there.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSameJson } from '#contract/merge/merge.ts';
import { onConnectionChange, isServerReached } from '../api/connection.ts';
import { DraftSession, type Clock, type DraftView, type ServerDraft } from './draft-session.ts';
import { serverOf, type DraftCalls } from './draft-server.ts';
import { keptDrafts } from './kept-drafts.ts';
import { noteOpenDraft } from './open-drafts.ts';

const PRESENCE_MS = 8000;

const clock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

interface Opened<T, State extends ServerDraft<T>> {
  readonly id: string;
  readonly calls: DraftCalls<T, State>;
  readonly session: DraftSession<T, State>;
}

/** Says that the page is open, and takes in what others have saved; the names of those others. */
async function meet<T, State extends ServerDraft<T>>({
  id,
  calls,
  session,
}: Opened<T, State>): Promise<readonly string[]> {
  const { state } = session.view();
  if (state.version === 0 && state.revision === 0) return [];
  const now = await calls.meet(id);
  const known = session.view().state;
  if (now.version > known.version || now.revision > known.revision) session.receive(await calls.read(id));
  return now.people;
}

function usePeople<T, State extends ServerDraft<T>>({
  id,
  calls,
  session,
}: Opened<T, State>): readonly string[] {
  const [people, setPeople] = useState<readonly string[]>([]);
  useEffect(() => {
    // Nobody new: the page is not drawn again.
    const say = (now: readonly string[]): void =>
      setPeople((before) => (isSameJson(before, now) ? before : now));
    const ask = (): void => {
      if (document.visibilityState === 'visible') meet({ id, calls, session }).then(say, () => say([]));
    };
    ask();
    const timer = setInterval(ask, PRESENCE_MS);
    return () => clearInterval(timer);
  }, [id, calls, session]);
  return people;
}

/** Saves at once when the page is hidden or left, and when the server can be reached again. */
function useFlush<T, State extends ServerDraft<T>>(session: DraftSession<T, State>): void {
  useEffect(() => {
    const flush = (): void => void session.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', hidden);
    const close = noteOpenDraft({ flush: () => session.flush(), stop: () => session.stop() });
    const forget = onConnectionChange(() => {
      if (isServerReached()) flush();
    });
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      forget();
      // What cannot be sent now is tried again while the person is here.
      void session.flush().then(() => session.view().saved === 'SERVER' && close());
    };
  }, [session]);
}

interface OpenedDraft<T, State extends ServerDraft<T>> {
  readonly session: DraftSession<T, State>;
  readonly view: DraftView<T, State>;
  readonly people: readonly string[];
}

/** @param state what the server has as the page opens */
export function useDraft<T, State extends ServerDraft<T> & { readonly id: string }>(
  calls: DraftCalls<T, State>,
  state: State,
): OpenedDraft<T, State> {
  const { id } = state;
  const [session] = useState(
    () =>
      new DraftSession<T, State>(
        { server: serverOf(id, calls), kept: keptDrafts(`${calls.name}-${id}`), clock },
        state,
      ),
  );
  const view = useSyncExternalStore(session.subscribe, session.view);
  useFlush(session);
  return { session, view, people: usePeople({ id, calls, session }) };
}
