// Bad and odd values for the fuzz test, generated from a call's JSON schema with a fixed seed.

export type Random = () => number;

/** Mulberry32: the same seed gives the same run. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Texts that break careless code. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '%_\\',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '../../../../etc/passwd',
  String.raw`..\..\windows\win.ini`,
  '/dev/zero',
  '%00',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  'ß'.repeat(300),
  '𝒳'.repeat(300),
  '👩‍🔬'.repeat(50),
  'e\u0301'.repeat(200),
  'A'.repeat(100_000),
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  '2026-13-45T99:99:99Z',
  '2026-01-01T00:00:00.000Z',
  'dateCreating,asc;drop',
  'a@b.c',
  '"quoted\\"@example.org',
];

const nastyOthers: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 'x' },
  { $ne: null },
  deep(20),
  deep(2000),
  Array.from({ length: 20_000 }, () => 'x'),
  JSON.parse('{"__proto__":{"admin":true}}'),
];

const NASTY_VALUES: readonly unknown[] = [...nastyTexts, ...nastyOthers];

/** The part of JSON schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | boolean;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'somebody@example.org',
  'date-time': '2026-03-01T08:00:00.000Z',
};

function goodText(schema: JsonSchema, random: Random): string {
  const text = FORMATS[schema.format ?? ''] ?? `text${Math.floor(random() * 1e6)}`;
  return text.padEnd(schema.minLength ?? 0, 'x');
}

function goodObject(schema: JsonSchema, random: Random): Record<string, unknown> {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => required.has(name) || random() < 0.5)
    .map(([name, property]) => [name, goodValue(property, random)] as const);
  return Object.fromEntries(entries);
}

function goodArray(schema: JsonSchema, random: Random): unknown[] {
  const { items } = schema;
  const length = Math.max(schema.minItems ?? 0, Math.floor(random() * 3));
  return Array.from({ length }, () => (typeof items === 'object' ? goodValue(items, random) : 'x'));
}

type Maker = (schema: JsonSchema, random: Random) => unknown;

const makers: Readonly<Record<string, Maker>> = {
  object: goodObject,
  array: goodArray,
  string: goodText,
  integer: (schema) => Math.max(schema.minimum ?? 0, 1),
  number: (schema) => Math.max(schema.minimum ?? 0, 1),
  boolean: (_schema, random) => random() < 0.5,
};

/** A value that almost fits the schema; patterns are ignored on purpose. */
export function goodValue(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice.length > 0) return goodValue(pick(random, choice), random);
  return makers[schema.type ?? '']?.(schema, random) ?? null;
}

/** The value with one place made bad, left out, or added. */
export function spoil(value: unknown, random: Random): unknown {
  const into = random() < 0.8;
  if (into && Array.isArray(value) && value.length > 0) {
    const at = Math.floor(random() * value.length);
    return value.map((item: unknown, index) => (index === at ? spoil(item, random) : item));
  }
  if (into && typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const name = pick(random, Object.keys(value));
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    const how = random();
    if (how < 0.15) return rest;
    if (how < 0.25) return { ...value, [pick(random, nastyTexts)]: 1 };
    return { ...rest, [name]: spoil(Reflect.get(value, name), random) };
  }
  return pick(random, NASTY_VALUES);
}
