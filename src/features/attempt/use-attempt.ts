// One attempt on the page: its life and its session, bound together.
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { holdName } from '#src/lib/session/exclusive.ts';
import { dropKit, keptKit } from '#src/lib/kept/kept-kits.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { attemptLife } from './attempt-life.ts';
import { AttemptSession, type SessionView } from './attempt-session.ts';
import type { TakenKit, WantedAttempt } from './saving/attempt-ports.ts';
import { attemptServer } from './saving/attempt-server.ts';
import { openName } from './saving/deliver-waiting.ts';
import { openAttemptDevice } from './saving/device-log.ts';
import { openAttempt } from './saving/open-attempt.ts';
import { createSafeLog } from './saving/safe-log.ts';

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
};

/** Opens the attempt wanted, and keeps it open as long as the page is. */
export function useAttempt(userId: string, wanted: WantedAttempt): AttemptOnPage {
  const { workId, mode, executionId, codeWord } = wanted;
  const logic = useMemo(() => {
    const open = fromPromise(() => openSession(userId, { workId, mode, executionId, codeWord }));
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

async function openSession(userId: string, wanted: WantedAttempt): Promise<AttemptSession> {
  const letGo = await holdName(openName(wanted.workId));
  try {
    return await openHeld(userId, wanted, letGo);
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openHeld(userId: string, wanted: WantedAttempt, letGo: () => void): Promise<AttemptSession> {
  const device = await openAttemptDevice(userId).catch(() => undefined);
  const kitOf = (workId: string): Promise<TakenKit | undefined> => keptKit(userId, workId);
  const opened = await openAttempt({ device, server: attemptServer, kitOf, newKey: randomId }, wanted);
  // Keys of TRAINING do not lie beside a self-check of the same tasks.
  if (wanted.mode !== 'TRAINING') void dropKit(userId, wanted.workId);
  // A device that fails later says so to whoever runs by then.
  const running: { session?: AttemptSession } = {};
  const log = await createSafeLog(opened.device, () => running.session?.deviceFailed());
  running.session = new AttemptSession({ ...opened, device: log }, letGo);
  return running.session;
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
