// Random secrets: handed out once, stored only as a hash.
import { createHash, randomBytes } from 'node:crypto';

/** A new secret of `bits` random bits, safe to put into a URL. */
export function newSecret(bits: number): string {
  return randomBytes(Math.ceil(bits / 8)).toString('base64url');
}

/** The stored form of a secret. Secrets are random, so a fast hash without salt is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
