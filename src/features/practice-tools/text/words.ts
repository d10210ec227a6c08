// Words of the text form: bare where they can be, quoted as in JSON where not; lists of them, and conditions.
import type { Matcher, StateCondition } from '#contract/simulation/reference.ts';

const BARE = /^[\p{L}\p{N}_.@+-]+$/u;

/** What is written is not as it should be; the message key is `practice-tools:faults.<reason>`. */
export class TextFault extends Error {
  readonly reason: TextFaultReason;
  readonly word: string;
  readonly line: number | undefined;

  constructor(reason: TextFaultReason, word: string, line?: number) {
    super(`${reason}: ${word}`);
    this.reason = reason;
    this.word = word;
    this.line = line;
  }
}

export type TextFaultReason = 'word' | 'condition' | 'matcher' | 'keyword' | 'value' | 'place';

/** A word as it is written. */
export function quote(word: string): string {
  return BARE.test(word) ? word : JSON.stringify(word).replaceAll('[', String.raw`\u005b`);
}

export function unquote(text: string): string {
  if (BARE.test(text)) return text;
  try {
    const word: unknown = JSON.parse(text);
    if (typeof word === 'string') return word;
  } catch {
    // Not quoted rightly.
  }
  throw new TextFault('word', text);
}

/** Splits at a separator outside of quotes. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    if (isQuoted && text[at] === '\\') at += 1;
    else if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)];
}

/** The words of a line, between spaces that no quote encloses. */
export const tokensOf = (line: string): string[] => splitOutside(line, ' ').filter((part) => part !== '');

export const wordsText = (words: readonly string[]): string => words.map(quote).join(', ');

export function readWords(text: string): string[] {
  return splitOutside(text, ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(unquote);
}

const alternatives = (words: readonly string[]): string => words.map(quote).join('|');
const readAlternatives = (text: string): string[] => splitOutside(text, '|').map(unquote);

export function conditionText({ key, is, isNot }: StateCondition): string {
  return `${quote(key)}${is === undefined ? '' : `=${alternatives(is)}`}${isNot === undefined ? '' : `!=${alternatives(isNot)}`}`;
}

/** `slot.hands=no|yes`, `hands!=soiled`, or both of one key. */
export function readCondition(text: string): StateCondition {
  const [positive = '', negative, ...rest] = splitOutside(text, '!=');
  const [key = '', is, ...more] = splitOutside(positive, '=');
  if (rest.length > 0 || more.length > 0 || [key, is, negative].includes(''))
    throw new TextFault('condition', text);
  return {
    key: unquote(key),
    ...(is === undefined ? {} : { is: readAlternatives(is) }),
    ...(negative === undefined ? {} : { isNot: readAlternatives(negative) }),
  };
}

export const conditionsText = (conditions: readonly StateCondition[]): string =>
  conditions.map(conditionText).join(' ');

export const readConditions = (text: string): StateCondition[] => tokensOf(text).map(readCondition);

type Value = string | number | boolean;

/** A text that looks like a number or yes and no is quoted, so that it stays a text. */
function valueText(value: Value): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return isPlainValue(value) ? JSON.stringify(value) : quote(value);
}

const isPlainValue = (text: string): boolean =>
  text === 'true' || text === 'false' || (/^-?\d/.test(text) && !Number.isNaN(Number(text)));

const readValue = (text: string): Value => (isPlainValue(text) ? (JSON.parse(text) as Value) : unquote(text));

type Params = NonNullable<Matcher['params']>;

export function paramsText(params: Params): string {
  return Object.entries(params)
    .map(([name, values]) => `${quote(name)}=${values.map(valueText).join('|')}`)
    .join(' ');
}

export function readParams(text: string): Params {
  const rows = tokensOf(text).map((token): [string, Value[]] => {
    const [name = '', values, ...rest] = splitOutside(token, '=');
    if (values === undefined || rest.length > 0) throw new TextFault('condition', token);
    return [unquote(name), splitOutside(values, '|').map(readValue)];
  });
  return Object.fromEntries(rows);
}

const LISTS = ['code', 'item', 'from', 'to', 'location'] as const;
const STATES = ['before', 'after'] as const;

/** `code=A005 item=boots-0|crocs-0 before:slot.feet=no`; nothing that it lacks is written. */
export function matcherText(matcher: Matcher): string {
  const lists = LISTS.flatMap((name) =>
    matcher[name] === undefined ? [] : [`${name}=${alternatives(matcher[name])}`],
  );
  const params = matcher.params === undefined ? [] : tokensOf(`params: ${paramsText(matcher.params)}`);
  const marked = params.length > 1 ? params.slice(1).map((one) => `params:${one}`) : params;
  const states = STATES.flatMap((name) => {
    const rows = matcher[name];
    if (rows === undefined) return [];
    return rows.length === 0 ? [`${name}:`] : rows.map((row) => `${name}:${conditionText(row)}`);
  });
  return [...lists, ...marked, ...states].join(' ');
}

type Part = readonly [name: string, text: string];

/** Before the first `=` or `:` stands what a word of a matcher is about. */
function partOf(token: string): Part {
  const found = /^(code|item|from|to|location)=(.+)$|^(params|before|after):(.*)$/su.exec(token);
  if (found === null) throw new TextFault('matcher', token);
  return [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? ''];
}

export function readMatcher(line: string): Matcher {
  const parts = tokensOf(line).map(partOf);
  const of = (name: string): string[] => parts.filter(([own]) => own === name).map(([, text]) => text);
  const written = (name: string): string[] => of(name).filter((text) => text !== '');
  const lists = LISTS.flatMap((name) => {
    const texts = of(name);
    return texts.length === 0 ? [] : [[name, texts.flatMap(readAlternatives)]];
  });
  const states = STATES.flatMap((name) =>
    of(name).length === 0 ? [] : [[name, written(name).map(readCondition)]],
  );
  const params = of('params').length === 0 ? {} : { params: readParams(written('params').join(' ')) };
  return { ...Object.fromEntries([...lists, ...states]), ...params } as Matcher;
}
