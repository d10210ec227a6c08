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

function wrongType({ expected }: Extract<Issue, { code: 'invalid_type' }>): Found {
  return ['FIELD_TYPE', { expected: JSON_TYPES[expected] ?? expected }];
}

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
  return issue.path.at(-1) === 'login' ? ['LOGIN_SYMBOLS'] : ['FIELD_FORMAT'];
}

function ownRule({ path, message }: Issue): Found {
  if (path.at(-2) === 'rich') return ['FIELD_RICH', RICH];
  // A message of the schema's own says what is allowed, such as the sortable fields.
  return message === 'Invalid input' ? ['FIELD_INVALID'] : ['FIELD_CHOICE', { values: message }];
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
      return ['FIELD_CHOICE', { values: issue.values.map(String).join(', ').slice(0, 500) }];
    case 'unrecognized_keys':
      return ['FIELD_UNKNOWN', { keys: issue.keys.join(', ').slice(0, 200) }];
    case 'custom':
      return ownRule(issue);
    default:
      return ['FIELD_INVALID'];
  }
}

/** One zod issue as a detail of a refusal. */
export function detailOf(issue: Issue, input: unknown): FaultDetail {
  const [message, params] = found(issue, input);
  return { path: issue.path.map(String).join('.'), code: message, message, ...(params ? { params } : {}) };
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
