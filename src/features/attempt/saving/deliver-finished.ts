// What was ended without the network is brought to the server as soon as it can be reached, whatever page is open then.
import type { patchCompletedWork } from '#contract/calls/completed-work.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { runExclusively } from '#src/lib/session/exclusive.ts';
import type { AttemptServer } from './attempt-ports.ts';
import { attemptServer } from './attempt-server.ts';
import { deliver, settled, type OwnCopy } from './deliver.ts';
import { openAttemptDevice, type AttemptDevice, type KeptAttempt } from './device-log.ts';

interface FinishedPorts {
  readonly device: AttemptDevice;
  readonly server: AttemptServer;
  /** Ends the attempt; a second time is no failure. */
  readonly submit: (attemptId: string, writer: number) => Promise<void>;
}

/** A second submission of the same attempt is no failure: the first one's answer was lost. */
export async function submitAttempt(attemptId: string, writer: number): Promise<void> {
  try {
    await call<typeof patchCompletedWork>('PATCH', '/completed-work/:id', {
      params: { id: attemptId },
      body: { submit: true, writer },
    });
  } catch (error) {
    if (!isApiError(error, 'ATTEMPT_CLOSED')) throw error;
  }
}

/** Those that were ended here and wait for the server, the oldest first. */
export async function finishedHere(device: AttemptDevice): Promise<readonly KeptAttempt[]> {
  const all = await device.attempts();
  return all
    .filter(({ finishedAt }) => finishedAt !== undefined)
    .toSorted((one, other) => (one.finishedAt ?? '').localeCompare(other.finishedAt ?? ''));
}

/** Whether the server has it now. */
async function bringIn(own: OwnCopy, { server, submit }: FinishedPorts): Promise<boolean> {
  const { workId, mode, executionId, begun } = own.attempt;
  const wanted = { workId, mode, begun, ...(executionId === null ? {} : { executionId }) };
  const known = await settled(own, { server }, wanted);
  if (known === undefined) return false;
  const delivered = await deliver(known, server);
  if (delivered === 'UNREACHED') return false;
  if (delivered === 'ALL') await submit(known.attempt.id, known.attempt.writer);
  // Overtaken or closed: the server has kept aside for the teacher what came too late.
  await own.device.forget();
  return delivered === 'ALL';
}

/** Brings in what was ended here; gives the ids of what the server has now. One that fails does not hold up the others. */
export async function deliverFinished(ports: FinishedPorts): Promise<readonly string[]> {
  const brought: string[] = [];
  for (const { id } of await finishedHere(ports.device)) {
    const isIn = await runExclusively(`deliver-${id}`, async () => {
      const device = ports.device.log(id);
      const attempt = await device.attempt();
      return attempt !== undefined && bringIn({ device, attempt }, ports);
    }).catch(() => false);
    if (isIn) brought.push(id);
  }
  return brought;
}

/** The same for a person on this device; nothing where the browser gives no database. */
export async function deliverFinishedOf(userId: string): Promise<readonly string[]> {
  const device = await openAttemptDevice(userId).catch(() => undefined);
  if (device === undefined) return [];
  return deliverFinished({ device, server: attemptServer, submit: submitAttempt });
}
