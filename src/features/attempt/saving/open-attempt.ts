// Opens an attempt: first what this device still holds goes to the server, then the server gives the attempt as it stands.
import type { Attempt, AttemptStatus } from '#contract/entities/attempt.ts';
import { isApiError } from '#src/lib/api-error.ts';
import type { AttemptPorts, AttemptServer, WantedAttempt } from './attempt-ports.ts';
import { outcomeOfRefusal } from './batch-refusal.ts';
import type { AttemptDevice, DeviceLog, KeptAttempt } from './device-log.ts';
import { createMemoryLog } from './memory-log.ts';
import { createSaver, type RenewOutcome } from './saver.ts';
import { createServerClock } from './server-clock.ts';
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
  /** The server may have made this opening the writer, but its answer was lost: asked again before anything is sent. */
  readonly renew?: () => Promise<RenewOutcome>;
  /** The browser keeps nothing: a reload would lose what has not reached the server. */
  readonly deviceKeepsNothing: boolean;
}

interface OwnCopy {
  readonly device: DeviceLog;
  readonly attempt: KeptAttempt;
}

type Delivered = 'ALL' | 'UNREACHED' | 'SET_ASIDE' | 'CLOSED';

/** Rejects with an ApiError when the server refuses, or can't be reached and this device has no copy. */
export async function openAttempt(ports: AttemptPorts, wanted: WantedAttempt): Promise<OpenedAttempt> {
  const found = ports.device && (await ownCopy(ports.device, wanted));
  if (!found) return fromServer(ports, wanted, ports.newKey());
  const own = await settled(found, ports, wanted);
  if (!own) return fromDevice(found, ports, wanted);
  const delivered = await deliver(own, ports.server);
  if (delivered === 'UNREACHED') return fromDevice(own, ports, wanted);
  try {
    if (delivered === 'CLOSED' || (await hasExpired(own, ports.server))) return await closed(own);
    return { ...(await goneOn(own, ports, wanted, delivered)), wasSetAside: delivered === 'SET_ASIDE' };
  } catch (error) {
    if (isApiError(error, 'NETWORK')) return fromDevice(own, ports, wanted);
    // The time ran out between asking and starting.
    if (isApiError(error, 'ATTEMPT_CLOSED')) return closed(own);
    throw error;
  }
}

/** The copy under the writer number that an opening without an answer may have given it; undefined: no answer yet. */
async function settled(
  own: OwnCopy,
  { server }: AttemptPorts,
  wanted: WantedAttempt,
): Promise<OwnCopy | undefined> {
  const { startKey, ...attempt } = own.attempt;
  if (startKey === undefined) return own;
  const renewed = await renew(attempt, server, wanted, startKey);
  if (renewed.kind === 'UNREACHED') return undefined;
  if (renewed.kind !== 'RENEWED') return { ...own, attempt };
  const { writer, nextSequence, contactAt } = renewed;
  const known = { ...attempt, writer, nextSequence, contactAt };
  await own.device.keepAttempt(known);
  return { ...own, attempt: known };
}

const OPEN: readonly AttemptStatus[] = ['IN_PROGRESS', 'CLOSING'];

async function renew(
  { id }: Attempt,
  server: AttemptServer,
  wanted: WantedAttempt,
  startKey: string,
): Promise<RenewOutcome> {
  try {
    // A start where nothing is open any more would begin another attempt.
    if (!OPEN.includes((await server.standing(id)).status)) return { kind: 'CLOSED' };
    const { writer, nextSequence, contactAt } = await server.start(wanted, startKey);
    return { kind: 'RENEWED', writer, nextSequence, contactAt };
  } catch (error) {
    return outcomeOfRefusal(error);
  }
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
  const fresh = await fromServer(ports, wanted, startKey);
  if (fresh.attempt.id !== own.attempt.id) await own.device.forget();
  return fresh;
}

/** A start would begin another attempt, and its clock, at once: somebody whose time ran out meanwhile is told so first. */
async function hasExpired({ attempt, device }: OwnCopy, server: AttemptServer): Promise<boolean> {
  if (attempt.deadline === null) return false;
  try {
    return (await server.standing(attempt.id)).status !== 'IN_PROGRESS';
  } catch (error) {
    if (!isApiError(error, 'NOT_FOUND')) throw error;
    await device.forget();
    return false;
  }
}

async function closed({ attempt, device }: OwnCopy): Promise<OpenedAttempt> {
  await device.forget();
  return {
    attempt,
    device: createMemoryLog({ attempt }),
    ...asUsual,
    isClosed: true,
  };
}

const asUsual = { isOffline: false, wasSetAside: false, isClosed: false, deviceKeepsNothing: false } as const;

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
  const opened = { attempt, ...asUsual };
  try {
    const log = device?.log(attempt.id);
    await log?.keepAttempt({ ...attempt, deviceMs: Date.now() });
    if (log) return { ...opened, device: log };
  } catch {
    // No space for the copy: it goes on without.
  }
  return { ...opened, device: createMemoryLog({ attempt }), deviceKeepsNothing: true };
}

function isWanted(copy: Attempt, wanted: WantedAttempt): boolean {
  if (copy.workId !== wanted.workId || copy.mode !== wanted.mode) return false;
  return copy.executionId === (wanted.executionId ?? null);
}

/** Sends what this device holds under the writer number it had. */
async function deliver(own: OwnCopy, server: AttemptServer): Promise<Delivered> {
  const saver = createSaver({
    device: own.device,
    send: (batch) => server.send(own.attempt.id, batch),
    clock: createServerClock(own.attempt.serverNow, () => performance.now()),
    writer: own.attempt.writer,
    nextSequence: own.attempt.nextSequence,
    contactAt: own.attempt.contactAt,
    deadline: own.attempt.deadline,
    elapsedMs: () => 0,
    onState: () => undefined,
    later: () => () => undefined,
  });
  if (await saver.flush()) return 'ALL';
  const state = saver.state();
  if (state === 'TAKEN_OVER') return 'SET_ASIDE';
  return state === 'CLOSED' ? 'CLOSED' : 'UNREACHED';
}

async function fromDevice(
  own: OwnCopy,
  { server }: AttemptPorts,
  wanted: WantedAttempt,
): Promise<OpenedAttempt> {
  const pending = await own.device.pending();
  const { startKey, deviceMs, ...kept } = (await own.device.attempt()) ?? own.attempt;
  const serverNow = serverNowBy(kept.serverNow, deviceMs);
  const attempt = withEvents(
    { ...kept, serverNow },
    pending.map((stored) => stored.event),
  );
  const { device } = own;
  const opened = { attempt, device, ...asUsual, isOffline: true };
  if (startKey === undefined) return opened;
  return { ...opened, renew: () => renew(attempt, server, wanted, startKey) };
}

/** Without the server: its time when last heard, and what has passed on the device since. */
function serverNowBy(heard: string, deviceMs: number | undefined): string {
  const passedMs = deviceMs === undefined ? 0 : Math.max(0, Date.now() - deviceMs);
  return new Date(Date.parse(heard) + passedMs).toISOString();
}
