// Bringing what a device holds of an attempt to the server: at its opening, and where it was ended without the network.
import type { Attempt, AttemptStatus } from '#contract/entities/attempt.ts';
import type { AttemptPorts, AttemptServer, WantedAttempt } from './attempt-ports.ts';
import { outcomeOfRefusal } from './batch-refusal.ts';
import type { DeviceLog, KeptAttempt } from './device-log.ts';
import { createSaver, type RenewOutcome } from './saver.ts';
import { createServerClock } from './server-clock.ts';

export interface OwnCopy {
  readonly device: DeviceLog;
  readonly attempt: KeptAttempt;
}

export type Delivered = 'ALL' | 'UNREACHED' | 'SET_ASIDE' | 'CLOSED';

/** The copy under the writer number that an opening without an answer may have given it; undefined: no answer yet. */
export async function settled(
  own: OwnCopy,
  { server }: Pick<AttemptPorts, 'server'>,
  wanted: WantedAttempt,
): Promise<OwnCopy | undefined> {
  const { startKey, ...attempt } = own.attempt;
  if (startKey === undefined) return own;
  const renewed = await renew(attempt, server, wanted, startKey);
  if (renewed.kind === 'UNREACHED') return undefined;
  if (renewed.kind !== 'RENEWED') return { ...own, attempt };
  const { kind: _renewed, ...opening } = renewed;
  const known = { ...attempt, ...opening };
  await own.device.keepAttempt(known);
  return { ...own, attempt: known };
}

const OPEN: readonly AttemptStatus[] = ['IN_PROGRESS', 'CLOSING'];

export async function renew(
  { id }: Attempt,
  server: AttemptServer,
  wanted: WantedAttempt,
  startKey: string,
): Promise<RenewOutcome> {
  try {
    // A start where nothing is open any more would begin another attempt; what began here is brought in by its own id.
    if (wanted.begun === undefined && !OPEN.includes((await server.standing(id)).status))
      return { kind: 'CLOSED' };
    const opened = await server.start(wanted, startKey);
    const { writer, nextSequence, contactAt, lastHash, seal } = opened;
    return { kind: 'RENEWED', writer, nextSequence, contactAt, lastHash, seal };
  } catch (error) {
    return outcomeOfRefusal(error);
  }
}

/** Sends what this device holds under the writer number it had. */
export async function deliver(own: OwnCopy, server: AttemptServer): Promise<Delivered> {
  const saver = createSaver({
    device: own.device,
    send: (batch) => server.send(own.attempt.id, batch),
    clock: createServerClock(own.attempt.serverNow, () => performance.now()),
    writer: own.attempt.writer,
    nextSequence: own.attempt.nextSequence,
    lastHash: own.attempt.lastHash,
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
