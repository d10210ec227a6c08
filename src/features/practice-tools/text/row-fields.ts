// How each field of a row is written in lines and read from them.
import type { Matcher, StateCondition } from '#contract/simulation/reference.ts';
import type { Source } from '#contract/simulation/text.ts';
import type { FIELDS } from './keywords.ts';
import {
  conditionText,
  conditionsText,
  matcherText,
  quote,
  readCondition,
  readConditions,
  readMatcher,
  readWords,
  splitOutside,
  TextFault,
  tokensOf,
  unquote,
  wordsText,
} from './words.ts';

export type FieldName = keyof typeof FIELDS;

/** A field's value in lines (each after the field's word), and back. */
interface FieldKind {
  readonly write: (value: unknown) => readonly string[];
  readonly read: (lines: readonly string[]) => unknown;
}

function kind<Value>(
  write: (value: Value) => readonly string[],
  read: (lines: readonly string[]) => Value,
): FieldKind {
  // Each kind is given values of its own field alone.
  return { write: (value) => write(value as Value), read };
}

/** A text on one line; quoted where its ends or its signs would be lost. */
export function freeText(text: string): string {
  return /^(?!")\S(?:[^\n\r\u2028\u2029]*\S)?$/u.test(text) ? text : JSON.stringify(text);
}

export function readFreeText(line: string): string {
  if (!line.startsWith('"')) return line;
  try {
    const text: unknown = JSON.parse(line);
    if (typeof text === 'string') return text;
  } catch {
    // Not quoted rightly.
  }
  throw new TextFault('word', line);
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new TextFault('value', line);
  }
}

const oneLine = (lines: readonly string[]): string => lines.join(' ');

const flag = kind<boolean>(
  (value) => (value ? [''] : []),
  () => true,
);
const word = kind<string>(
  (value) => [quote(value)],
  (lines) => unquote(oneLine(lines)),
);
const figure = kind<unknown>(
  (value) => [JSON.stringify(value)],
  (lines) => readJson(oneLine(lines)),
);
const words = kind<readonly string[]>(
  (value) => [wordsText(value)],
  (lines) => readWords(lines.join(',')),
);
const conditions = kind<readonly StateCondition[]>(
  (value) => [conditionsText(value)],
  (lines) => readConditions(oneLine(lines)),
);
const text = kind<string>(
  (value) => [freeText(value)],
  (lines) => readFreeText(oneLine(lines)),
);

const BAR = ' | ';
const sourcePart = (part: string): string => (/["|]/.test(part) ? JSON.stringify(part) : freeText(part));

const sources = kind<readonly Source[]>(
  (value) =>
    value.map(({ id, title, place }) =>
      [id, title, ...(place === undefined ? [] : [place])].map(sourcePart).join(BAR),
    ),
  (lines) =>
    lines.map((line) => {
      const [id, title, place] = splitOutside(line, BAR).map(readFreeText);
      if (id === undefined || title === undefined) throw new TextFault('value', line);
      return { id, title, ...(place === undefined ? {} : { place }) };
    }),
);

type Deadline = Readonly<Record<string, string | number>>;

const deadline = kind<Deadline>(
  (value) => [
    Object.entries(value)
      .map(([name, part]) => `${name}=${typeof part === 'number' ? String(part) : quote(part)}`)
      .join(' '),
  ],
  (lines) =>
    Object.fromEntries(
      tokensOf(oneLine(lines)).map((token) => {
        const [name = '', value, ...rest] = splitOutside(token, '=');
        if (value === undefined || rest.length > 0) throw new TextFault('value', token);
        return [name, name.endsWith('Ms') ? Number(value) : unquote(value)];
      }),
    ),
);

const action = kind<{ readonly id: string; readonly revision: number }>(
  ({ id, revision }) => [`${quote(id)} ${revision}`],
  (lines) => {
    const [id, revision, ...rest] = tokensOf(oneLine(lines));
    if (id === undefined || revision === undefined || rest.length > 0)
      throw new TextFault('value', oneLine(lines));
    return { id: unquote(id), revision: Number(revision) };
  },
);

/** Trilingual fields are written apart: a line a language. */
export const TRILINGUAL = ['why', 'exemption'] as const;

export const KINDS: Readonly<Record<Exclude<FieldName, (typeof TRILINGUAL)[number]>, FieldKind>> = {
  en: text,
  ch: text,
  action,
  match: kind<readonly Matcher[]>(
    (value) => value.map(matcherText),
    (lines) => lines.map(readMatcher),
  ),
  after: words,
  isOptional: flag,
  harm: word,
  deadline,
  owed: conditions,
  isCritical: flag,
  failsAttempt: flag,
  sources,
  preventedBy: words,
  branches: kind<readonly (readonly string[])[]>(
    (value) => value.map(wordsText),
    (lines) => lines.map(readWords),
  ),
  condition: kind<StateCondition>(
    (value) => [conditionText(value)],
    (lines) => readCondition(oneLine(lines)),
  ),
  asks: word,
  when: conditions,
  must: conditions,
  earlier: words,
  later: words,
  weight: figure,
  percent: figure,
  rows: words,
};
