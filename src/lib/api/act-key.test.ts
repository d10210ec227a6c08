import { expect, it } from 'vitest';
import { createActKey } from './act-key.ts';

it('keeps one key for one act and renews it by other content or success', () => {
  let made = 0;
  const key = createActKey(() => `key-${(made += 1)}`);
  expect(key.keyFor({ a: 1 })).toBe('key-1');
  expect(key.keyFor({ a: 1 })).toBe('key-1');
  expect(key.keyFor({ a: 2 })).toBe('key-2');
  key.done();
  expect(key.keyFor({ a: 2 })).toBe('key-3');
});
