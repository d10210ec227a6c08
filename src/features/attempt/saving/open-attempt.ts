// Opens an attempt: first what this device still holds goes to the server, then the server gives the attempt as it stands.
import type { startAttempt } from '#contract/calls/works.ts';
import type { Attempt } from '#contract/entities/attempt.ts';
import type { WorkMode } from '#contract/entities/work.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import {
  attemptsOnDevice,
  createDeviceLog,
  openAttemptsDatabase,
  type AttemptsHandle,
  type DeviceLog,
} from './device-log.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSaver } from './saver.ts';
import { sendBatch } from './send-batch.ts';
import { createServerClock } from './server-clock.ts';
import { withEvents } from './with-events.ts';

export interface WantedAttempt {
  readonly workId: string;
  readonly mode: WorkMode;
  readonly executionId?: string | undefined;
}

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly device: DeviceLog;
  /** The server could not be reached: the attempt goes on from this device's copy. */
  readonly isOffline: boolean;
  /** Another device had gone on with it: what was done here is kept aside for the teacher. */
  readonly wasSetAside: boolean;
  /** The browser keeps nothing: a reload would lose what has not reached the server. */
  readonly deviceKeepsNothing: boolean;
}

interface OwnCopy {
  readonly device: DeviceLog;
  readonly attempt: Attempt;
}

type Delivered = 'ALL' | 'UNREACHED' | 'SET_ASIDE' | 'CLOSED';

/** Rejects with an ApiError when the server refuses, or can't be reached and this device has no copy. */
export async function openAttempt(userId: string, wanted: WantedAttempt): Promise<OpenedAttempt> {
  const database = await openAttemptsDatabase(userId).catch(() => undefined);
  const own = database && (await ownCopy(database, wanted));
  if (!own) return fromServer(database, wanted);
  const delivered = await deliver(own);
  if (delivered === 'UNREACHED') return fromDevice(own);
  if (delivered === 'SET_ASIDE' || delivered === 'CLOSED') {
    await own.device.forget();
    return { ...(await fromServer(database, wanted)), wasSetAside: delivered === 'SET_ASIDE' };
  }
  try {
    const fresh = await fromServer(database, wanted);
    if (fresh.attempt.id !== own.attempt.id) await own.device.forget();
    return fresh;
  } catch (error) {
    if (isApiError(error, 'NETWORK')) return fromDevice(own);
    throw error;
  }
}

async function ownCopy(database: AttemptsHandle, wanted: WantedAttempt): Promise<OwnCopy | undefined> {
  const attempt = (await attemptsOnDevice(database)).find((copy) => isWanted(copy, wanted));
  return attempt && { device: createDeviceLog(database, attempt.id), attempt };
}

async function fromServer(
  database: AttemptsHandle | undefined,
  wanted: WantedAttempt,
): Promise<OpenedAttempt> {
  const attempt = await start(wanted);
  const device = database ? createDeviceLog(database, attempt.id) : createMemoryLog();
  await device.keepAttempt(attempt);
  return { attempt, device, isOffline: false, wasSetAside: false, deviceKeepsNothing: !database };
}

function isWanted(copy: Attempt, wanted: WantedAttempt): boolean {
  if (copy.workId !== wanted.workId || copy.mode !== wanted.mode) return false;
  return copy.executionId === (wanted.executionId ?? null);
}

/** Sends what this device holds under the writer number it had. */
async function deliver(own: OwnCopy): Promise<Delivered> {
  const saver = createSaver({
    device: own.device,
    send: (batch) => sendBatch(own.attempt.id, batch),
    clock: createServerClock(own.attempt.serverNow, () => performance.now()),
    writer: own.attempt.writer,
    nextSequence: own.attempt.nextSequence,
    elapsedMs: () => 0,
    onState: () => undefined,
    later: () => () => undefined,
  });
  if (await saver.flush()) return 'ALL';
  const state = saver.state();
  if (state === 'TAKEN_OVER') return 'SET_ASIDE';
  return state === 'CLOSED' ? 'CLOSED' : 'UNREACHED';
}

async function start(wanted: WantedAttempt): Promise<Attempt> {
  const { workId, mode, executionId } = wanted;
  return call<typeof startAttempt>('POST', '/works/:id/completed-work', {
    params: { id: workId },
    body: executionId === undefined ? { type: mode } : { type: mode, executionId },
  });
}

async function fromDevice(own: OwnCopy): Promise<OpenedAttempt> {
  const pending = await own.device.pending();
  const attempt = withEvents(
    (await own.device.attempt()) ?? own.attempt,
    pending.map((stored) => stored.event),
  );
  return { attempt, device: own.device, isOffline: true, wasSetAside: false, deviceKeepsNothing: false };
}
