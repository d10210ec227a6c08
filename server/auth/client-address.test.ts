import { expect, test } from 'vitest';
import { addressKey } from './client-address.ts';

const TABLE: readonly [string, string][] = [
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
];

test.each(TABLE)('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
