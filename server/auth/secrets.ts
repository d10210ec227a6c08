/** Random secrets that are handed out once and stored as their hash only. */
import { createHash, randomBytes } from 'node:crypto';

/** A new secret of `bits` random bits, fit for an address. */
export function newSecret(bits: number): string {
  return randomBytes(Math.ceil(bits / 8)).toString('base64url');
}

/** What is stored of a secret. It is random, so a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
