/** Removes what has run out: kept answers, tries, resets, sessions. */
import { sweepOutbox } from '../mail/outbox.ts';
import type { Storage } from '../storage/storage.ts';

const EVERY_MS = 60 * 60 * 1000;
/** Ended sessions stay a while, so that a stolen token used late is still known for what it is. */
const SESSIONS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export async function sweep(storage: Storage, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const longAgo = new Date(nowMs - SESSIONS_KEPT_MS).toISOString();
  await storage.write((tx) => tx.deleteFrom('idempotencyKeys').where('expiresAt', '<', now).execute());
  await storage.write((tx) => tx.deleteFrom('tries').where('expiresAt', '<', now).execute());
  await storage.write((tx) => tx.deleteFrom('passwordResets').where('expiresAt', '<', longAgo).execute());
  await storage.write((tx) => tx.deleteFrom('sessions').where('expiresAt', '<', longAgo).execute());
  await sweepOutbox(storage, nowMs);
}

/** Sweeps now and every hour; the returned function ends it. */
export function startSweeping(storage: Storage, onError: (error: unknown) => void): () => void {
  const run = (): void => void sweep(storage, Date.now()).catch(onError);
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
