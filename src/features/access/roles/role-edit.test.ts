import { expect, it } from 'vitest';
import { editOf, readEdit, withEdit } from './role-edit.ts';

const role = { titleName: 'Мастер', privileges: ['LEARN', 'EXPORT'] } as const;

it.each([
  [
    { titleName: 'Мастер', privileges: ['LEARN', 'EXPORT'] },
    { given: '', taken: '' },
  ],
  [
    { titleName: 'Мастер смены', privileges: ['LEARN', 'QR_EDIT'] },
    { titleName: 'Мастер смены', given: 'QR_EDIT', taken: 'EXPORT' },
  ],
  [
    { titleName: '', privileges: [] },
    { titleName: '', given: '', taken: 'LEARN,EXPORT' },
  ],
] as const)('%j is kept as what differs', (typed, edit) => {
  const values = { ...typed, privileges: new Set(typed.privileges) };
  expect(editOf(role, values)).toEqual(edit);
  expect(withEdit(role, readEdit(edit))).toEqual(values);
});

it('lets another’s change of the rest come in', () => {
  const edit = { given: 'QR_EDIT', taken: 'EXPORT' };
  const changed = { titleName: 'Старший мастер', privileges: ['LEARN', 'EXPORT', 'AUDIT_READ'] } as const;
  expect(withEdit(changed, edit)).toEqual({
    titleName: 'Старший мастер',
    privileges: new Set(['LEARN', 'QR_EDIT', 'AUDIT_READ']),
  });
});
