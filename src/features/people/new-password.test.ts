import { expect, it } from 'vitest';
import { newPassword } from './new-password.ts';

it('makes passwords of signs that are not mistaken for each other, never the same', () => {
  const made = Array.from({ length: 500 }, newPassword);
  for (const password of made) expect(password).toMatch(/^[a-km-np-z2-9]{12}$/);
  expect(new Set(made).size).toBe(500);
  // Every character occurs: 6,000 draws of 32.
  expect(new Set(made.join('').split('')).size).toBe(32);
});
