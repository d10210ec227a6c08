import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password verifies against its own hash only', async () => {
  const hash = await hashPassword('crystal');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'crystal')).toBe(true);
  expect(await verifyPassword(hash, 'Crystal')).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('crystal')).not.toBe(await hashPassword('crystal'));
});

test('an unknown login never verifies, not even with the password of the dummy', async () => {
  expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
});

test('one password typed in composed and decomposed letters is the same', async () => {
  const hash = await hashPassword('йод-ёлка'.normalize('NFC'));
  expect(await verifyPassword(hash, 'йод-ёлка'.normalize('NFD'))).toBe(true);
});

test('a hash that is none is a wrong password, not a failure', async () => {
  expect(await verifyPassword('broken', 'crystal')).toBe(false);
});

test('many at once all get their answer', async () => {
  const hash = await hashPassword('crystal');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => verifyPassword(hash, n % 2 === 0 ? 'crystal' : 'quartz')),
  );
  expect(answers.filter(Boolean)).toHaveLength(6);
});
