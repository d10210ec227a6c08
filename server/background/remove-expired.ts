// Removes what has expired: kept responses, tries, password resets, sessions, letters.
import { removeOldLetters } from '../mail/outbox.ts';
import type { Storage } from '../storage/storage.ts';
import type { MakeJob } from './start-jobs.ts';

/** Ended sessions are kept for a while, so that late use of a stolen token is still recognised as theft. */
const SESSIONS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

async function removeExpired(storage: Storage, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const longAgo = new Date(nowMs - SESSIONS_KEPT_MS).toISOString();
  await storage.write((tx) => tx.deleteFrom('idempotencyKeys').where('expiresAt', '<', now).execute());
  await storage.write((tx) => tx.deleteFrom('tries').where('expiresAt', '<', now).execute());
  await storage.write((tx) => tx.deleteFrom('emailChanges').where('expiresAt', '<', now).execute());
  await storage.write((tx) => tx.deleteFrom('passwordResets').where('expiresAt', '<', longAgo).execute());
  await storage.write((tx) => tx.deleteFrom('sessions').where('expiresAt', '<', longAgo).execute());
  await removeOldLetters(storage, nowMs);
}

export const removeExpiredJob: MakeJob = ({ storage }) => ({
  name: 'remove-expired',
  everyMs: 60 * 60 * 1000,
  run: () => removeExpired(storage, Date.now()),
});
