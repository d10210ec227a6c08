// One attempt on the page: its life and its session, bound together.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { attemptLife } from './attempt-life.ts';
import { AttemptSession, type SessionView } from './attempt-session.ts';
import { openAttempt, type WantedAttempt } from './saving/open-attempt.ts';

export type AttemptPhase =
  | 'opening'
  | 'failed'
  | 'running'
  | 'submitting'
  | 'takenOver'
  | 'closed'
  | 'submitted';

export interface AttemptOnPage extends SessionView {
  readonly phase: AttemptPhase;
  readonly session: AttemptSession | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly submit: () => void;
}

const NOTHING_YET: SessionView = { saving: 'SERVER', deadline: null, deviceFails: false, questionEvents: 0 };

/** Opens the attempt wanted, and keeps it open as long as the page is. */
export function useAttempt(userId: string, wanted: WantedAttempt): AttemptOnPage {
  const { workId, mode, executionId } = wanted;
  const logic = useMemo(() => {
    const open = fromPromise(
      async () => new AttemptSession(await openAttempt(userId, { workId, mode, executionId })),
    );
    return attemptLife.provide({ actors: { open } });
  }, [userId, workId, mode, executionId]);
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
    phase: snapshot.value,
    session,
    error,
    retry: () => send({ type: 'RETRY' }),
    submit: () => {
      if (session) send({ type: 'SUBMIT', submit: session.submit });
    },
  };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
