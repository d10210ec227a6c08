import { expect, test } from 'vitest';
import { checkAnswer } from '../kit/check.ts';
import { sampleTasks } from '../kit/sample-tasks.ts';
import { documentRules } from './check.ts';
import { documentKind } from './kind.ts';
import type { DocumentKey } from './schema.ts';

const KEY: DocumentKey = {
  fields: {
    recipe: { kind: 'TEXT', accepted: ['R10-COAT', 'r10'] },
    bake: { kind: 'NUMBER', value: 90, tolerance: 0.5 },
    call: { kind: 'CHOICE', right: 'a2' },
  },
};

test.each([
  [{ recipe: 'R10', bake: '90,5', call: 'a2' }, 6],
  [{ recipe: ' r10-coat ', bake: '90', call: 'a1' }, 4],
  [{ recipe: 'R12', bake: '91', call: 'a2' }, 2],
  [{ bake: '89.5' }, 2],
  [{ bake: 'девяносто' }, 0],
])('%o gets %s of 6', (fields: Record<string, string>, mark) => {
  expect(checkAnswer(documentRules, KEY, { fields, pages: [] }, 6).mark).toBe(mark);
});

test('how long a page was read changes no mark', () => {
  const fields = { recipe: 'R10' };
  const read = [{ fileId: 'manual', page: 3, ms: 600_000 }];
  expect(checkAnswer(documentRules, KEY, { fields, pages: read }, 6)).toEqual(
    checkAnswer(documentRules, KEY, { fields, pages: [] }, 6),
  );
});

test('the page that answers a field is part of the key alone', () => {
  const { task } = sampleTasks.DOCUMENT;
  const params = documentKind.paramsSchema.parse(task.params);
  const fields = (params['fields'] as readonly Record<string, unknown>[]).map((field, at) => ({
    ...field,
    page: at === 0 ? 7 : null,
  }));
  const paged = { ...task, params: { ...params, fields, leastPageSeconds: 20 } };
  const order = { secret: 's', isShuffled: true };
  expect(documentKind.keyOf(paged, order).key).toMatchObject({ pages: { serial: 7 }, leastPageSeconds: 20 });
  expect(documentKind.strip(paged, order, false)).toEqual(documentKind.strip(task, order, false));
});
