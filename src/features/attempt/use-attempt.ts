// One attempt on the page: its life and its session, bound together.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { attemptLife } from './attempt-life.ts';
import type { AttemptSession, SessionView } from './attempt-session.ts';
import { takeSession } from './open-session.ts';
import type { WantedAttempt } from './saving/attempt-ports.ts';

type AttemptPhase = 'opening' | 'failed' | 'running' | 'submitting' | 'takenOver' | 'closed' | 'submitted';

export interface AttemptOnPage extends SessionView {
  readonly phase: AttemptPhase;
  readonly session: AttemptSession | undefined;
  readonly error: unknown;
  /** Why the work cannot go on now; undefined: it can. */
  readonly stands: 'paused' | 'frozen' | undefined;
  readonly retry: () => void;
  readonly submit: () => void;
}

const NOTHING_YET: SessionView = {
  saving: 'SERVER',
  deadline: null,
  deviceFails: false,
  refused: [],
  questionEvents: 0,
  isFrozen: false,
  isPaused: false,
  isReleased: false,
  holdings: [],
  prompt: undefined,
};

/** Opens the attempt wanted, and keeps it open as long as the page is. */
export function useAttempt(userId: string, wanted: WantedAttempt): AttemptOnPage {
  const { workId, mode, executionId, codeWord } = wanted;
  const logic = useMemo(() => {
    const open = fromPromise(() => takeSession(userId, { workId, mode, executionId, codeWord }));
    return attemptLife.provide({ actors: { open } });
  }, [userId, workId, mode, executionId, codeWord]);
  const [snapshot, send] = useMachine(logic);
  const { session, error } = snapshot.context;
  const view = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    () => session?.view() ?? NOTHING_YET,
  );

  useEffect(() => session?.run(), [session]);
  useEffect(() => {
    if (view.saving === 'CLOSED' || view.saving === 'TAKEN_OVER') send({ type: view.saving });
  }, [view.saving, send]);

  return {
    ...view,
    stands: standsFor(view),
    phase: snapshot.value,
    session,
    error,
    retry: () => send({ type: 'RETRY' }),
    submit: () => {
      if (session) send({ type: 'SUBMIT', submit: session.submit });
    },
  };
}

function standsFor({ isPaused, isFrozen }: SessionView): AttemptOnPage['stands'] {
  if (isPaused) return 'paused';
  return isFrozen ? 'frozen' : undefined;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
