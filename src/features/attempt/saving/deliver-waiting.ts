// What waits here of attempts that are still in progress goes to the server too, whatever page is open, without ending them.
import type { LocalizedText } from '#contract/texts.ts';
import { runWhereFree } from '#src/lib/session/exclusive.ts';
import type { AttemptServer } from './attempt-ports.ts';
import { attemptServer } from './attempt-server.ts';
import { deliver, settled } from './deliver.ts';
import { openAttemptDevice, type AttemptDevice, type KeptAttempt } from './device-log.ts';

/** Held by every page that has an attempt of the work open: what it holds it sends by itself. */
export const openName = (workId: string): string => `attempt-open-${workId}`;

interface WaitingPorts {
  readonly device: AttemptDevice;
  readonly server: AttemptServer;
}

/** An attempt whose time ended, or that another device went on with: the teacher has what came too late. */
interface CameTooLate {
  readonly attemptId: string;
  readonly workTitle: LocalizedText;
}

/**
 * An opening that was never answered may have made this device the writer or not: only somebody who opens the attempt
 * again decides to take it over. What began here belongs to no other device.
 */
function maySend({ startKey, begun }: KeptAttempt): boolean {
  return startKey === undefined || begun !== undefined;
}

async function sendWaiting({ device, server }: WaitingPorts, id: string): Promise<CameTooLate | undefined> {
  const log = device.log(id);
  const attempt = await log.attempt();
  if (attempt === undefined || attempt.finishedAt !== undefined || !maySend(attempt)) return undefined;
  if ((await log.pending()).length === 0) return undefined;
  const { workId, mode, executionId, begun, workTitle } = attempt;
  const wanted = { workId, mode, begun, ...(executionId === null ? {} : { executionId }) };
  const known = await settled({ device: log, attempt }, { server }, wanted);
  if (known === undefined) return undefined;
  const delivered = await deliver(known, server);
  if (delivered === 'ALL' || delivered === 'UNREACHED') return undefined;
  await log.forget();
  return { attemptId: id, workTitle };
}

/** Sends what waits, an attempt at a time; gives those for which it was too late. One that fails holds up no other. */
export async function deliverWaiting(ports: WaitingPorts): Promise<readonly CameTooLate[]> {
  const late: CameTooLate[] = [];
  for (const { id, workId } of await ports.device.attempts()) {
    const outcome = await runWhereFree(openName(workId), () => sendWaiting(ports, id)).catch(() => undefined);
    if (outcome !== undefined) late.push(outcome);
  }
  return late;
}

/** Whether something is left here, ended or in progress, that a later try can bring in. */
export async function isLeft(device: AttemptDevice): Promise<boolean> {
  for (const attempt of await device.attempts()) {
    if (attempt.finishedAt !== undefined) return true;
    if (maySend(attempt) && (await device.log(attempt.id).pending()).length > 0) return true;
  }
  return false;
}

export async function isLeftOf(userId: string): Promise<boolean> {
  const device = await openAttemptDevice(userId).catch(() => undefined);
  return device !== undefined && isLeft(device);
}

/** As `deliverWaiting`, for a person on this device; nothing where the browser gives no database. */
export async function deliverWaitingOf(userId: string): Promise<readonly CameTooLate[]> {
  const device = await openAttemptDevice(userId).catch(() => undefined);
  return device === undefined ? [] : deliverWaiting({ device, server: attemptServer });
}
