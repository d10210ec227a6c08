// Opens an attempt: first what this device still holds goes to the server, then the server gives the attempt as it stands.
import type { Attempt } from '#contract/entities/attempt.ts';
import { ApiError, isApiError } from '#src/lib/api/api-error.ts';
import { heldUntilBy } from '#src/lib/attempts/holdings.ts';
import type { AttemptPorts, TakenKit, WantedAttempt } from './attempt-ports.ts';
import { beginBy, drawnFor } from './begin-offline.ts';
import { deliver, renew, settled, type Delivered, type OwnCopy } from './deliver.ts';
import type { AttemptDevice, DeviceLog, KeptAttempt } from './device-log.ts';
import { createMemoryLog } from './memory-log.ts';
import type { RenewOutcome } from './saver.ts';
import { withEvents } from './with-events.ts';

export interface OpenedAttempt {
  readonly attempt: Attempt;
  readonly device: DeviceLog;
  /** The server could not be reached: the attempt goes on from this device's copy. */
  readonly isOffline: boolean;
  /** Another device had gone on with it: what was done here is kept aside for the teacher. */
  readonly wasSetAside: boolean;
  /** The server had closed it meanwhile: what this device still held went to the teacher, and nothing begins anew. */
  readonly isClosed: boolean;
  /** It began on this device without the network, and the server may not know of it yet. */
  readonly isBegunOffline?: boolean;
  /** The server may have made this opening the writer, but its answer was lost: asked again before anything is sent. */
  readonly renew?: () => Promise<RenewOutcome>;
  /** The browser keeps nothing: a reload would lose what has not reached the server. */
  readonly deviceKeepsNothing: boolean;
}

/** Rejects with an ApiError when the server refuses, or can't be reached and this device has no copy. */
export async function openAttempt(ports: AttemptPorts, asked: WantedAttempt): Promise<OpenedAttempt> {
  const found = ports.device && (await ownCopy(ports.device, asked));
  if (!found) return begin(ports, asked);
  const wanted = { ...asked, begun: found.attempt.begun };
  const own = await settled(found, ports, wanted);
  if (!own) return fromDevice(found, ports, wanted);
  const delivered = await deliver(own, ports.server);
  if (delivered === 'UNREACHED') return fromDevice(own, ports, wanted);
  try {
    if (delivered === 'CLOSED') return await closed(own);
    return { ...(await goneOn(own, ports, wanted, delivered)), wasSetAside: delivered === 'SET_ASIDE' };
  } catch (error) {
    if (isApiError(error, 'NETWORK')) return fromDevice(own, ports, wanted);
    // Its time ran out meanwhile: another one does not begin by itself.
    if (isApiError(error, 'ATTEMPT_CLOSED')) return closed(own);
    throw error;
  }
}

/** Nothing of it is on this device: from the server, or from what was taken along. */
async function begin(ports: AttemptPorts, wanted: WantedAttempt): Promise<OpenedAttempt> {
  const startKey = ports.newKey();
  try {
    return await fromServer(ports, wanted, startKey);
  } catch (error) {
    const begun = isApiError(error, 'NETWORK') ? await fromKit(ports, wanted, startKey) : undefined;
    if (begun === undefined) throw error;
    return begun;
  }
}

/** The same key as the start that was not answered: what that one may have left behind holds nothing. */
async function fromKit(
  { device, server, kitOf, newKey }: AttemptPorts,
  wanted: WantedAttempt,
  startKey: string,
): Promise<OpenedAttempt | undefined> {
  const taken = wanted.mode === 'TRAINING' ? await kitOf?.(wanted.workId) : undefined;
  if (taken === undefined) return undefined;
  const serverNow = serverNowBy(taken.kit.attempt.serverNow, taken.deviceMs);
  const begun = beginBy(taken.kit, serverNow, newKey());
  if (begun === undefined) return undefined;
  refuseHeld(taken, serverNow);
  const attempt = {
    ...taken.kit.attempt,
    tasks: taken.kit.attempt.tasks.map((task) => drawnFor(begun.attemptId, task)),
    ...(taken.holdings && { holdings: [...taken.holdings] }),
    id: begun.attemptId,
    startedAt: serverNow,
    serverNow,
    contactAt: serverNow,
  };
  const kept = { ...attempt, begun, startKey, deviceMs: Date.now() };
  const again = (): Promise<RenewOutcome> => renew(attempt, server, { ...wanted, begun }, startKey);
  const opened = { attempt, ...AS_USUAL, isOffline: true, isBegunOffline: true, renew: again };
  try {
    const log = device?.log(attempt.id);
    await log?.keepAttempt(kept);
    if (log) return { ...opened, device: log };
  } catch {
    // No space: it goes on in this page alone.
  }
  return { ...opened, device: createMemoryLog({ attempt: kept }), deviceKeepsNothing: true };
}

/** The device refuses as the server would; `current` says until when. */
function refuseHeld({ kit, holdings = kit.attempt.holdings ?? [] }: TakenKit, serverNow: string): void {
  const current = heldUntilBy(holdings, serverNow);
  if (current !== undefined) throw new ApiError({ status: 0, code: 'EVENT_HOLDS', message: '', current });
}

/** Everything is delivered: this opening becomes the writer. */
async function goneOn(
  own: OwnCopy,
  ports: AttemptPorts,
  wanted: WantedAttempt,
  delivered: Delivered,
): Promise<OpenedAttempt> {
  const startKey = ports.newKey();
  if (delivered === 'SET_ASIDE') await own.device.forget();
  else await own.device.keepAttempt({ ...((await own.device.attempt()) ?? own.attempt), startKey });
  const fresh = await sameFromServer(own, ports, wanted, startKey);
  if (fresh.attempt.id !== own.attempt.id) await own.device.forget();
  return fresh;
}

/** A start would begin another attempt, and its clock, at once: somebody whose time ran out is told so first. */
async function sameFromServer(
  { attempt }: OwnCopy,
  ports: AttemptPorts,
  wanted: WantedAttempt,
  startKey: string,
): Promise<OpenedAttempt> {
  if (attempt.deadline === null) return fromServer(ports, wanted, startKey);
  try {
    return await fromServer(ports, { ...wanted, attemptId: attempt.id }, startKey);
  } catch (error) {
    // The server knows nothing of it.
    if (!isApiError(error, 'NOT_FOUND')) throw error;
    return fromServer(ports, wanted, startKey);
  }
}

async function closed({ attempt, device }: OwnCopy): Promise<OpenedAttempt> {
  await device.forget();
  return {
    attempt,
    device: createMemoryLog({ attempt }),
    ...AS_USUAL,
    isClosed: true,
  };
}

const AS_USUAL = {
  isOffline: false,
  wasSetAside: false,
  isClosed: false,
  deviceKeepsNothing: false,
} as const;

async function ownCopy(device: AttemptDevice, wanted: WantedAttempt): Promise<OwnCopy | undefined> {
  const attempt = (await device.attempts()).find((copy) => isWanted(copy, wanted));
  return attempt && { device: device.log(attempt.id), attempt };
}

async function fromServer(
  { device, server }: AttemptPorts,
  wanted: WantedAttempt,
  startKey: string,
): Promise<OpenedAttempt> {
  const attempt = await server.start(wanted, startKey);
  const opened = { attempt, ...AS_USUAL };
  try {
    const log = device?.log(attempt.id);
    await log?.keepAttempt({ ...attempt, ...begunIn(wanted), deviceMs: Date.now() });
    if (log) return { ...opened, device: log };
  } catch {
    // No space for the copy: it goes on without.
  }
  return { ...opened, device: createMemoryLog({ attempt }), deviceKeepsNothing: true };
}

function begunIn({ begun }: WantedAttempt) {
  return begun === undefined ? {} : { begun };
}

/** What was ended here is only waiting to be brought in. */
function isWanted(copy: KeptAttempt, wanted: WantedAttempt): boolean {
  if (copy.finishedAt !== undefined) return false;
  if (copy.workId !== wanted.workId || copy.mode !== wanted.mode) return false;
  return copy.executionId === (wanted.executionId ?? null);
}

async function fromDevice(
  own: OwnCopy,
  { server }: AttemptPorts,
  wanted: WantedAttempt,
): Promise<OpenedAttempt> {
  const pending = await own.device.pending();
  const { startKey, deviceMs, begun, ...kept } = (await own.device.attempt()) ?? own.attempt;
  const serverNow = serverNowBy(kept.serverNow, deviceMs);
  const attempt = withEvents(
    { ...kept, serverNow },
    pending.map((stored) => stored.event),
  );
  const { device } = own;
  const opened = { attempt, device, ...AS_USUAL, isOffline: true };
  if (startKey === undefined) return opened;
  const again = (): Promise<RenewOutcome> => renew(attempt, server, wanted, startKey);
  return { ...opened, isBegunOffline: begun !== undefined, renew: again };
}

/** Without the server: its time when last heard, and what has passed on the device since. */
function serverNowBy(heard: string, deviceMs: number | undefined): string {
  const passedMs = deviceMs === undefined ? 0 : Math.max(0, Date.now() - deviceMs);
  return new Date(Date.parse(heard) + passedMs).toISOString();
}
