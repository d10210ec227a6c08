// A first password: too long to guess, and without characters that look alike on paper.
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** 60 random bits: with 32 characters, each byte yields one without bias. */
export function newPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}
