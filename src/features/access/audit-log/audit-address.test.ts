import { expect, test } from 'vitest';
import { filterFromAddress } from '#src/ui/list/list-address.ts';
import { auditAddress, wantedAudit, type AuditFilterName } from './audit-address.ts';

function wanted(address: string) {
  const params = new URLSearchParams(address);
  return wantedAudit({ filter: (name: AuditFilterName) => filterFromAddress(params, auditAddress, name) });
}

test('an empty address asks for everything', () => {
  expect(wanted('')).toEqual({});
});

test('every filter reaches the server', () => {
  expect(wanted('person=p1&what=role.update&type=role&subject=r1')).toEqual({
    personId: 'p1',
    what: 'role.update',
    subjectType: 'role',
    subjectId: 'r1',
  });
});

test('dates are whole days of the reader, the last one too', () => {
  const { from, to } = wanted('from=2026-03-01&to=2026-03-01');
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000);
});

test.each(['what=user.fly', 'type=moon', 'from=yesterday', 'person=<script>'])(
  'nonsense (%s) is left out',
  (address) => {
    expect(wanted(address)).toEqual({});
  },
);
