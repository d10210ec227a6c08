import { expect, it } from 'vitest';
import { mergeChanges } from '#src/lib/forms/form-draft.ts';
import { privilegesOf, roleValuesOf } from './role-values.ts';

const ROLE = { titleName: 'Мастер', privileges: ['LEARN', 'EXPORT'] } as const;

it.each([ROLE, { titleName: '', privileges: [] }])('%j goes there and back', (role) => {
  const values = roleValuesOf(role);
  expect(values.titleName).toBe(role.titleName);
  expect(privilegesOf(values)).toEqual(new Set(role.privileges));
});

it('lets another’s change of the rest come in', () => {
  const typed = roleValuesOf({ titleName: 'Мастер', privileges: ['LEARN', 'QR_EDIT'] });
  const changed = roleValuesOf({
    titleName: 'Старший мастер',
    privileges: ['LEARN', 'EXPORT', 'AUDIT_READ'],
  });
  const { values } = mergeChanges(roleValuesOf(ROLE), typed, changed);
  expect(values.titleName).toBe('Старший мастер');
  expect(privilegesOf(values)).toEqual(new Set(['LEARN', 'QR_EDIT', 'AUDIT_READ']));
});
