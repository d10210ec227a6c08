// A first password: long enough that nobody guesses it, of signs that nobody mistakes on paper.
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** 60 random bits: there are 32 signs, so that each byte gives one without a bias. */
export function newPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
}
