// Turns zod's issues into the details of one VALIDATION refusal: all invalid fields at once.
import type { z } from 'zod';
import { RICH_LIMITS } from '#contract/rich-text/nodes.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';
import { ApiFault, type FaultDetail } from './api-fault.ts';
import { unknownFields } from './unknown-fields.ts';

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: Issue['path']): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function isPassword(path: Issue['path']): boolean {
  return /password$/i.test(String(path.at(-1) ?? ''));
}

const { letters, pictures, formulas } = RICH_LIMITS;
/** What a rich text may hold. */
const RICH = { letters, pictures, formulas };

type Found = readonly [message: MessageKey, params?: Readonly<Record<string, string | number>>];

/** What zod calls otherwise than JSON does. */
const JSON_TYPES: Readonly<Record<string, string>> = { record: 'object', int: 'number', tuple: 'array' };

/** An example of each format that a pattern would say in too many letters. */
const FORMATS: Readonly<Record<string, string>> = {
  datetime: '2026-11-26T10:00:00.000Z',
  date: '2026-11-26',
  time: '10:00',
  uuid: '01a217f4-dc72-7353-a236-649d0c28f737',
  url: 'https://example.org/page',
};

const typeName = (expected: string): string => JSON_TYPES[expected] ?? expected;

function wrongType({ expected }: Extract<Issue, { code: 'invalid_type' }>): Found {
  return ['FIELD_TYPE', { expected: typeName(expected) }];
}

/** A refusal holds as much as somebody reads. */
const MAX_WORDS = 500;

const choiceOf = (values: readonly unknown[]): Found => [
  'FIELD_CHOICE',
  { values: values.map(String).join(', ').slice(0, MAX_WORDS) },
];

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Found {
  const minimum = Number(issue.minimum);
  if (issue.origin !== 'string') {
    return [
      issue.origin === 'array' || issue.origin === 'set' ? 'FIELD_TOO_FEW' : 'FIELD_TOO_SMALL',
      { minimum },
    ];
  }
  if (minimum === 1) return ['FIELD_REQUIRED'];
  return isPassword(issue.path) ? ['PASSWORD_SHORT'] : ['FIELD_TOO_SHORT', { minimum }];
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Found {
  const maximum = Number(issue.maximum);
  if (issue.origin === 'string') return ['FIELD_TOO_LONG', { maximum }];
  return [
    issue.origin === 'array' || issue.origin === 'set' ? 'FIELD_TOO_MANY' : 'FIELD_TOO_BIG',
    { maximum },
  ];
}

function badFormat(issue: Extract<Issue, { code: 'invalid_format' }>): Found {
  if (issue.format === 'email') return ['EMAIL_FORMAT'];
  if (issue.path.at(-1) === 'login') return ['LOGIN_SYMBOLS'];
  const allowed = FORMATS[issue.format] ?? issue.pattern ?? issue.format;
  return ['FIELD_FORMAT', { allowed: allowed.slice(0, MAX_WORDS) }];
}

/** What each of the shapes that a value may have asks for: its types, or its words. */
function noneOf(issue: Extract<Issue, { code: 'invalid_union' }>): Found {
  const { path, errors } = issue;
  if (path.at(-2) === 'rich') return ['FIELD_RICH', RICH];
  // The words by which its kinds are told apart, which the types of zod leave out.
  if ('options' in issue && Array.isArray(issue.options)) return choiceOf(issue.options);
  const own = errors.flat().filter((issue) => issue.path.length === 0);
  const words = own.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const types = own.flatMap((issue) => (issue.code === 'invalid_type' ? [typeName(issue.expected)] : []));
  if (words.length > 0) return choiceOf([...words, ...types]);
  return types.length > 0 ? ['FIELD_TYPE', { expected: [...new Set(types)].join(', ') }] : ['FIELD_INVALID'];
}

function ownRule({ path, message }: Issue): Found {
  if (path.at(-2) === 'rich') return ['FIELD_RICH', RICH];
  // A message of the schema's own says what is allowed, such as the sortable fields.
  return message === 'Invalid input' ? ['FIELD_INVALID'] : ['FIELD_CHOICE', { values: message }];
}

function rarer(issue: Issue): Found {
  switch (issue.code) {
    case 'invalid_union':
      return noneOf(issue);
    case 'not_multiple_of':
      return ['FIELD_STEP', { step: issue.divisor }];
    case 'custom':
      return ownRule(issue);
    default:
      return ['FIELD_INVALID'];
  }
}

function found(issue: Issue, input: unknown): Found {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined ? ['FIELD_REQUIRED'] : wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return badFormat(issue);
    case 'invalid_value':
      return choiceOf(issue.values);
    case 'unrecognized_keys':
      return ['FIELD_UNKNOWN', { keys: issue.keys.join(', ').slice(0, 200) }];
    default:
      return rarer(issue);
  }
}

/** One zod issue as a detail of a refusal. */
export function detailOf(issue: Issue, input: unknown): FaultDetail {
  const [message, params] = found(issue, input);
  return { path: issue.path.map(String).join('.'), code: message, message, ...(params ? { params } : {}) };
}

/**
 * The refusal of a value that a schema does not take: every field with what is wrong and what is allowed.
 * @param path stands before the path of each field, with its dot
 */
export function issuesFault(issues: readonly Issue[], input: unknown, path = ''): ApiFault {
  const details = issues.map((issue) => detailOf(issue, input));
  return new ApiFault('VALIDATION', {
    details: details.map((detail) => ({ ...detail, path: `${path}${detail.path}` })),
  });
}

interface Part {
  readonly schema: z.ZodType | undefined;
  readonly input: unknown;
  /** A field inside it that the schema does not know is refused. */
  readonly isStrictInside?: boolean | undefined;
}

/** The parsed values; throws one refusal that lists every invalid field of every part. */
export function checkParts<K extends string>(parts: Readonly<Record<K, Part>>): Record<K, unknown> {
  const details: FaultDetail[] = [];
  const values = {} as Record<K, unknown>;
  for (const name in parts) {
    const { schema, input, isStrictInside = false } = parts[name];
    if (schema === undefined) continue;
    const result = schema.safeParse(input);
    if (result.success) values[name] = result.data;
    const unknown = isStrictInside ? unknownFields(schema, input) : [];
    const issues = [...(result.error?.issues ?? []), ...unknown];
    details.push(...issues.map((issue) => detailOf(issue, input)));
  }
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
  return values;
}
