// Opens the session of an attempt: by the page that shows it, or ahead of it while the page is still made.
import { dropKit, keptKit } from '#src/lib/kept/kept-kits.ts';
import { holdName } from '#src/lib/session/exclusive.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { AttemptSession } from './attempt-session.ts';
import type { TakenKit, WantedAttempt } from './saving/attempt-ports.ts';
import { attemptServer } from './saving/attempt-server.ts';
import { openName } from './saving/deliver-waiting.ts';
import { openAttemptDevice } from './saving/device-log.ts';
import { openAttempt } from './saving/open-attempt.ts';
import { createSafeLog } from './saving/safe-log.ts';

/** A page that wants it comes within this time, or never: the guard may have led elsewhere. */
const WAITS_MS = 10_000;

interface Ahead {
  readonly name: string;
  readonly opening: Promise<AttemptSession>;
}

let ahead: Ahead | undefined;

/** Begins to open an attempt before its page is there; resolves when it is open, or opening it failed: the page will say so. */
export async function openAhead(userId: string, wanted: WantedAttempt): Promise<void> {
  const mine = (ahead = { name: nameOf(userId, wanted), opening: openSession(userId, wanted) });
  setTimeout(() => void letGoUntaken(mine), WAITS_MS);
  await mine.opening.catch(() => undefined);
}

async function letGoUntaken(mine: Ahead): Promise<void> {
  if (ahead !== mine) return;
  ahead = undefined;
  const session = await mine.opening.catch(() => undefined);
  session?.letGo();
}

/** The session that was opened ahead for just this, or a new one. Rejects with what the server or the device refused. */
export function takeSession(userId: string, wanted: WantedAttempt): Promise<AttemptSession> {
  const begun = ahead?.name === nameOf(userId, wanted) ? ahead : undefined;
  if (begun === undefined) return openSession(userId, wanted);
  ahead = undefined;
  return begun.opening;
}

function nameOf(userId: string, { workId, mode, executionId, codeWord }: WantedAttempt): string {
  return JSON.stringify([userId, workId, mode, executionId, codeWord]);
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
