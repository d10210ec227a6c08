import { expect, test } from 'vitest';
import { PRIVILEGES, type Privilege } from '#contract/privileges.ts';
import { asksFirst, changeOf, PRIVILEGE_GROUPS } from './privilege-groups.ts';

test('every privilege stands in one group', () => {
  expect(Object.values(PRIVILEGE_GROUPS).flat().toSorted()).toEqual([...PRIVILEGES].toSorted());
});

const NOBODY = { userCount: 0, own: false };
const MANY = { userCount: 30, own: false };
const MINE = { userCount: 1, own: true };

const TABLE: readonly [string, readonly Privilege[], readonly Privilege[], typeof MANY, boolean][] = [
  ['nothing changed', ['LEARN'], ['LEARN'], MANY, false],
  ['something harmless given to many', ['LEARN'], ['LEARN', 'EXPORT'], MANY, false],
  ['power given to many', ['LEARN'], ['LEARN', 'ROLES_EDIT'], MANY, true],
  ['power given to a role nobody has', [], ['ROLES_EDIT'], NOBODY, false],
  ['something taken from many', ['LEARN', 'EXPORT'], ['LEARN'], MANY, true],
  ['something taken from a role nobody has', ['LEARN'], [], NOBODY, false],
  ['something taken from oneself', ['LEARN', 'EXPORT'], ['LEARN'], MINE, true],
];

test.each(TABLE)('%s', (_name, before, after, circumstances, asks) => {
  expect(asksFirst(changeOf(before, new Set(after)), circumstances)).toBe(asks);
});
