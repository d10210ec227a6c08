import { expect, test } from 'vitest';
import { privileges, type Privilege } from '#contract/privileges.ts';
import { asksFirst, changeOf, privilegeGroups } from './privilege-groups.ts';

test('every privilege stands in one group', () => {
  expect(Object.values(privilegeGroups).flat().toSorted()).toEqual([...privileges].toSorted());
});

const nobody = { userCount: 0, own: false };
const many = { userCount: 30, own: false };
const mine = { userCount: 1, own: true };

const table: readonly [string, readonly Privilege[], readonly Privilege[], typeof many, boolean][] = [
  ['nothing changed', ['LEARN'], ['LEARN'], many, false],
  ['something harmless given to many', ['LEARN'], ['LEARN', 'EXPORT'], many, false],
  ['power given to many', ['LEARN'], ['LEARN', 'ROLES_EDIT'], many, true],
  ['power given to a role nobody has', [], ['ROLES_EDIT'], nobody, false],
  ['something taken from many', ['LEARN', 'EXPORT'], ['LEARN'], many, true],
  ['something taken from a role nobody has', ['LEARN'], [], nobody, false],
  ['something taken from oneself', ['LEARN', 'EXPORT'], ['LEARN'], mine, true],
];

test.each(table)('%s', (_name, before, after, circumstances, asks) => {
  expect(asksFirst(changeOf(before, new Set(after)), circumstances)).toBe(asks);
});
