// Beginning TRAINING from what was taken along, without the network.
import type { AttemptTask } from '#contract/entities/attempt.ts';
import type { OfflineKit } from '#contract/entities/offline-kit.ts';
import { seedDrawnBy } from '#machines/kit/random.ts';

/** What an attempt that this device began without the network is brought in with. */
export interface BegunOffline {
  readonly attemptId: string;
  readonly kitId: string;
  /** By this device's reckoning of the server's clock. */
  readonly startedAt: string;
}

/**
 * A new id in the server's form, of the kit's time: one of the device's own clock might lie in the future.
 * @param randomHex 32 random digits
 */
export function deviceId(issuedAt: string, randomHex: string): string {
  const time = Date.parse(issuedAt).toString(16).padStart(12, '0');
  const digits = randomHex.replaceAll('-', '');
  const variant = ((Number.parseInt(digits.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digits.slice(0, 3)}`,
    `${variant}${digits.slice(4, 7)}`,
    digits.slice(7, 19),
  ].join('-');
}

/** A task of the kit in this attempt: its simulation draws a seed of its own, as the server will when it is brought in. */
export function drawnFor(attemptId: string, task: AttemptTask): AttemptTask {
  const { simulation } = task;
  if (!simulation?.seedPerRun) return task;
  return { ...task, simulation: { ...simulation, seed: seedDrawnBy(simulation.seed, attemptId) } };
}

/** What an attempt from a kit is brought in with; undefined: the kit is too old to begin with. */
export function beginBy(
  { id, issuedAt, validUntil }: OfflineKit,
  serverNow: string,
  randomHex: string,
): BegunOffline | undefined {
  if (serverNow > validUntil) return undefined;
  return { attemptId: deviceId(issuedAt, randomHex), kitId: id, startedAt: serverNow };
}
