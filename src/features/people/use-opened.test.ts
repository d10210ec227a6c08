import { expect, it } from 'vitest';
import { openedAddress } from './use-opened.ts';

it.each([
  ['page=2&search=a', 'person', 'u1', 'page=2&search=a&person=u1'],
  ['page=2&person=u1', 'edit', 'u1', 'page=2&edit=u1'],
  ['page=2&edit=u1&sort=login%2Casc', null, '', 'page=2&sort=login%2Casc'],
] as const)('%s with %s', (address, name, value, expected) => {
  expect(openedAddress(new URLSearchParams(address), name, value).toString()).toBe(expected);
});
