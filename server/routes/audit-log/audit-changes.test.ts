import { expect, test } from 'vitest';
import { auditChanges } from './audit-changes.ts';

const GROUP = { id: 'g1', name: 'Литография-1' };
const ROLES = [{ id: 'r1', name: 'ROLE_STUDENT', titleName: 'Студент' }];

const TABLE: readonly [string, unknown, unknown, readonly unknown[]][] = [
  ['nothing', null, null, []],
  ['the same', { name: 'А', version: 1 }, { name: 'А', version: 2 }, []],
  ['one field', { name: 'А' }, { name: 'Б' }, [{ path: 'name', before: 'А', after: 'Б' }]],
  [
    'a reference',
    { group: null },
    { group: GROUP },
    [{ path: 'group', before: null, after: 'Литография-1' }],
  ],
  [
    'what came to a list and what left it',
    { privileges: ['LEARN', 'EXPORT'] },
    { privileges: ['LEARN', 'USERS_EDIT'] },
    [{ path: 'privileges', before: 'EXPORT', after: 'USERS_EDIT' }],
  ],
  [
    'another order',
    { tasks: ['a', 'b'] },
    { tasks: ['b', 'a'] },
    [{ path: 'tasks', before: 'a, b', after: 'b, a' }],
  ],
  [
    'things in a list by their titles',
    { roles: [] },
    { roles: ROLES },
    [{ path: 'roles', before: null, after: 'Студент' }],
  ],
  ['a bare list', [], ROLES, [{ path: 'items', before: null, after: 'Студент' }]],
  [
    'a field within a field',
    { settingsWork: { timeLimitMillis: 60_000, shuffle: true } },
    { settingsWork: { timeLimitMillis: 90_000, shuffle: true } },
    [{ path: 'settingsWork.timeLimitMillis', before: 60_000, after: 90_000 }],
  ],
  [
    'a thing that was made',
    null,
    { id: 'x', name: 'А', email: '', active: true, roles: ROLES },
    [
      { path: 'name', before: null, after: 'А' },
      { path: 'active', before: null, after: true },
      { path: 'roles', before: null, after: 'Студент' },
    ],
  ],
  ['a thing that is gone', { name: 'А' }, null, [{ path: 'name', before: 'А', after: null }]],
  [
    'what a change does not mention',
    { name: 'А', login: 'a' },
    { name: 'Б' },
    [{ path: 'name', before: 'А', after: 'Б' }],
  ],
  [
    'a yes that was no',
    { active: false },
    { active: true },
    [{ path: 'active', before: false, after: true }],
  ],
  ['zero is not nothing', { mark: null }, { mark: 0 }, [{ path: 'mark', before: null, after: 0 }]],
];

test.each(TABLE)('%s', (_name, before, after, changes) => {
  expect(auditChanges(before, after)).toEqual(changes);
});

test('a text without end is cut, a depth without end is shown as it is', () => {
  const [long] = auditChanges({ comment: '' }, { comment: 'я'.repeat(10_000) });
  expect(String(long?.after)).toHaveLength(2000);
  let deep: unknown = 1;
  for (let level = 0; level < 50; level += 1) deep = { level: deep };
  expect(auditChanges({ deep: 0 }, { deep })).toHaveLength(1);
});
