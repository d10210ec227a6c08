// Each refusal of a field says what is allowed there.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { detailOf } from './field-faults.ts';

const refusalOf = (schema: z.ZodType, input: unknown) => {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  if (issue === undefined) throw new Error('It was taken.');
  const { message, params } = detailOf(issue, input);
  return [message, params];
};

const KINDS = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOW') }),
  z.object({ kind: z.literal('AT'), atMs: z.number() }),
]);

test.each([
  ['a pattern', z.string().regex(/^F[1-8]$/), 'F9', ['FIELD_FORMAT', { allowed: '/^F[1-8]$/' }]],
  ['a time', z.iso.datetime(), 'today', ['FIELD_FORMAT', { allowed: '2026-11-26T10:00:00.000Z' }]],
  ['a day', z.iso.date(), 'today', ['FIELD_FORMAT', { allowed: '2026-11-26' }]],
  ['a step', z.number().multipleOf(0.5), 0.3, ['FIELD_STEP', { step: 0.5 }]],
  ['one of several kinds', KINDS, { kind: 'LATER' }, ['FIELD_CHOICE', { values: 'NOW, AT' }]],
  [
    'one of several types',
    z.union([z.string(), z.number()]),
    true,
    ['FIELD_TYPE', { expected: 'string, number' }],
  ],
  [
    'a word or an object',
    z.union([z.literal('ALL'), z.object({ id: z.string() })]),
    3,
    ['FIELD_CHOICE', { values: 'ALL, object' }],
  ],
  ['a type', z.record(z.string(), z.string()), 3, ['FIELD_TYPE', { expected: 'object' }]],
  ['a word', z.enum(['A', 'B']), 'C', ['FIELD_CHOICE', { values: 'A, B' }]],
])('%s', (_what, schema, input, refusal) => {
  expect(refusalOf(schema, input)).toEqual(refusal);
});
