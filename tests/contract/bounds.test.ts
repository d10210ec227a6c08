// Every number, date, text, list and record that a call or a task type takes has a lower and an upper bound.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '#contract/calls/all.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';

/** Checked by the task's type when it is saved: server/routes/…/check-answers.ts, tasks/<type>/schema.ts. */
const CHECKED_LATER = /(?:\.answer|\.body(?:\[\])?\.params\{\})$/;

type Def = Readonly<Record<string, unknown>> & { readonly type: string };

function defOf(schema: unknown): Def {
  return (schema as { readonly _zod: { readonly def: Def } })._zod.def;
}

/** The checks of a schema by their kinds, such as `max_length`. */
function checksOf(schema: unknown): ReadonlyMap<unknown, Def> {
  const own = defOf(schema);
  const checks = (own['checks'] ?? []) as readonly unknown[];
  return new Map([own, ...checks.map(defOf)].map((def) => [def['check'], def]));
}

const hasLength = (schema: z.ZodType): boolean =>
  checksOf(schema).has('max_length') || checksOf(schema).has('length_equals');

const hasUnbounded = ({ source }: RegExp): boolean =>
  /[+*]|\{\d+,\}/.test(source.replaceAll(/\[[^\]]*\]|\\./g, 'x')) || !/^\^.*\$$/.test(source);

function isBoundedText(schema: z.ZodType): boolean {
  const checks = checksOf(schema);
  const patterns = [...checks.values()].flatMap(({ pattern }) =>
    pattern instanceof RegExp ? [pattern] : [],
  );
  return (
    checks.has('max_length') || checks.has('length_equals') || patterns.some((one) => !hasUnbounded(one))
  );
}

function isBoundedNumber(schema: z.ZodType): boolean {
  const beyond = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];
  return beyond.every((value) => !schema.safeParse(value).success);
}

function isBoundedDate(schema: z.ZodType): boolean {
  const beyond = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'];
  return beyond.every((value) => !schema.safeParse(value).success);
}

function isBounded(schema: z.ZodType): boolean {
  const { type, format } = defOf(schema);
  switch (type) {
    case 'string':
      return format === 'datetime' ? isBoundedDate(schema) : isBoundedText(schema);
    case 'number':
      return isBoundedNumber(schema);
    case 'array':
      return hasLength(schema);
    case 'record':
      return typeof z.globalRegistry.get(schema)?.['maxProperties'] === 'number';
    case 'unknown':
    case 'any':
      return false;
    default:
      return true;
  }
}

/** What a schema is made of, with the names of the parts. */
function partsOf(schema: z.ZodType): readonly (readonly [string, z.ZodType])[] {
  const { type, shape, element, keyType, valueType, options, items, innerType, ...def } = defOf(schema);
  const list = (all: unknown): readonly z.ZodType[] => (all ?? []) as readonly z.ZodType[];
  switch (type) {
    case 'object':
      return Object.entries(shape as Record<string, z.ZodType>).map(([key, part]) => [`.${key}`, part]);
    case 'array':
      return [['[]', element as z.ZodType]];
    case 'record':
      return [
        ['{key}', keyType as z.ZodType],
        ['{}', valueType as z.ZodType],
      ];
    case 'union':
      return list(options).map((part) => ['', part]);
    case 'tuple':
      return list(items).map((part, at) => [`[${at}]`, part]);
    case 'pipe':
      return [
        ['', def['in'] as z.ZodType],
        ['', def['out'] as z.ZodType],
      ];
    default:
      return innerType === undefined ? [] : [['', innerType as z.ZodType]];
  }
}

let seen = 0;

/** The paths of all parts without bounds. */
function unbounded(schema: z.ZodType, path: string): readonly string[] {
  seen += 1;
  const own = isBounded(schema) || CHECKED_LATER.test(path) ? [] : [path];
  return [...own, ...partsOf(schema).flatMap(([name, part]) => unbounded(part, `${path}${name}`))];
}

describe('bounds', () => {
  test.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, { params, query, body }) => {
    const inputs = Object.entries({ params, query, body });
    expect(inputs.flatMap(([name, schema]) => (schema ? unbounded(schema, `.${name}`) : []))).toEqual([]);
  });

  test.each(Object.entries(TASK_KINDS))('%s', (_type, kind) => {
    const { paramsSchema, answerSchema } = kind;
    expect([...unbounded(paramsSchema, 'params'), ...unbounded(answerSchema, 'given')]).toEqual([]);
  });

  test('see what has none', () => {
    const parts = {
      number: z.number().int().min(0),
      text: z.string().regex(/^a+$/),
      list: z.array(z.boolean()),
      record: z.record(z.string().max(4), z.boolean()),
      date: z.iso.datetime(),
      deep: z.array(z.object({ any: z.unknown().optional() })).max(3),
    };
    const paths = ['.number', '.text', '.list', '.record', '.date', '.deep[].any'];
    expect(unbounded(z.object(parts), '')).toEqual(paths);
    expect(seen).toBeGreaterThan(1800);
  });
});
