import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditFieldText } from '#contract/audit-log/field-words.ts';
import { auditValueText } from '#contract/audit-log/value-words.ts';
import { uploadedFileSchema } from '#contract/entities/answer-file.ts';
import { caseDraftSchema } from '#contract/entities/case-draft.ts';
import { executionSchema } from '#contract/entities/execution.ts';
import { injectionInputSchema } from '#contract/entities/injections.ts';
import { chainSchema, practiceActionDetailsSchema } from '#contract/entities/practice-tools.ts';
import { terminalProfileDetailsSchema } from '#contract/entities/terminal-profile.ts';
import { groupSchema, userSchema } from '#contract/entities/user.ts';
import { courseSchema, taskSchema, workSchema } from '#contract/entities/work.ts';
import { LANGUAGES } from '#contract/languages.ts';
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
  [
    'things in a list by their texts',
    { tasks: [{ id: 't1', title: { ru: 'Шапочка', en: '', ch: '' } }] },
    { tasks: [] },
    [{ path: 'tasks', before: 'Шапочка', after: null }],
  ],
  [
    'the answers of a task',
    { answers: [] },
    { answers: [{ id: 'a1', content: { ru: 'Да', en: '', ch: '' }, filesId: [] }] },
    [{ path: 'answers', before: null, after: 'Да' }],
  ],
  [
    'what is for programs',
    { params: { a: 1 }, question: { content: { ru: 'Да' } } },
    { params: { a: 2 }, question: { content: { ru: 'Да', rich: { type: 'doc' } } } },
    [
      { path: 'params', before: null, after: 'CHANGED' },
      { path: 'question.content.rich', before: null, after: 'FILLED' },
    ],
  ],
  ['what is for programs and was empty', { params: {} }, {}, []],
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

/** Every path that a thing of a shape can show, and every word that it can have as a value. */
function shownOf(
  schema: z.core.JSONSchema._JSONSchema,
  path: string,
): readonly (readonly [string, unknown])[] {
  if (typeof schema === 'boolean') return [];
  const values = (schema.enum ?? []).map((value) => [path, value] as const);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const [change] = auditChanges({}, { [name]: 'x' });
    if (change === undefined) return [];
    // Of what is for programs, the inside is not shown.
    return [[own, undefined] as const, ...(change.after === 'FILLED' ? [] : shownOf(inner, own))];
  });
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...values, ...fields, ...others.flatMap((one) => shownOf(one, path))];
}

const LOGGED = {
  workSchema,
  taskSchema,
  courseSchema,
  executionSchema,
  groupSchema,
  userSchema,
  practiceActionDetailsSchema,
  chainSchema,
  caseDraftSchema,
  terminalProfileDetailsSchema,
  injectionInputSchema,
  uploadedFileSchema,
};

test.each(Object.entries(LOGGED))(
  'whatever the log shows of a change by %s has words in each language',
  (_name, schema) => {
    const rows = shownOf(z.toJSONSchema(schema, { unrepresentable: 'any' }), '');
    expect(rows.length).toBeGreaterThan(5);
    const raw = rows.flatMap(([path, value]) =>
      LANGUAGES.flatMap((language) => {
        const name = path.split('.').filter((part) => auditFieldText(part, language) === part);
        const isBare = typeof value === 'string' && auditValueText(value, path, language) === value;
        return [...name, ...(isBare ? [value] : [])];
      }),
    );
    expect([...new Set(raw)]).toEqual([]);
  },
);

test('a text without end is cut, a depth without end is shown as it is', () => {
  const [long] = auditChanges({ comment: '' }, { comment: 'я'.repeat(10_000) });
  expect(String(long?.after)).toHaveLength(2000);
  let deep: unknown = 1;
  for (let level = 0; level < 50; level += 1) deep = { level: deep };
  expect(auditChanges({ deep: 0 }, { deep })).toHaveLength(1);
});

test('a code has words in its own field alone: a title that looks like one stays as it was written', () => {
  expect(auditValueText('LOG, RUN', 'screens', 'en')).toBe('log, run');
  expect(auditValueText('LOG', 'title.ru', 'ru')).toBe('LOG');
});
