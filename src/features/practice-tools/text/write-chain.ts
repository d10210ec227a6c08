/**
 * A chain as a text that reads like a procedure: `1. Take off the coat [coat-off]`, and below each step what it takes. It says
 * everything: what is read back is the same chain.
 */
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import type { Matcher } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { FIELDS, SECTIONS, TOP } from './keywords.ts';
import { freeText, KINDS, TRILINGUAL, type FieldName } from './row-fields.ts';
import { matcherText, quote, wordsText } from './words.ts';

const INDENT = '   ';

type Row = Readonly<Record<string, unknown>>;

/** Empty lists that a row has by default are left out. */
const DEFAULTS = ['after', 'sources'];

function isSaid(name: string, value: unknown): boolean {
  return value !== undefined && !(DEFAULTS.includes(name) && Array.isArray(value) && value.length === 0);
}

function textLines(name: string, text: Trilingual): string[] {
  return LANGUAGES.filter((language) => language === 'ru' || text[language] !== '').map(
    (language) => `${name}${language === 'ru' ? '' : ` ${language}`}: ${freeText(text[language])}`,
  );
}

function fieldLines(row: Row, language: Language): string[] {
  return (Object.keys(FIELDS) as FieldName[]).flatMap((name) => {
    const value = row[name];
    if (!isSaid(name, value)) return [];
    const said = FIELDS[name][language];
    if (name === TRILINGUAL[0] || name === TRILINGUAL[1]) return textLines(said, value as Trilingual);
    return KINDS[name].write(value).map((line) => (line === '' ? `${said}:` : `${said}: ${line}`));
  });
}

function rowLines(row: Row, place: number, language: Language): string[] {
  const text = row['text'] as Trilingual | undefined;
  const id = row['id'] as string | undefined;
  const head = [
    `${place + 1}.`,
    ...(text === undefined ? [] : [freeText(text.ru)]),
    ...(id === undefined ? [] : [`[${quote(id)}]`]),
  ];
  const others =
    text === undefined
      ? []
      : (['en', 'ch'] as const)
          .filter((one) => text[one] !== '')
          .map((one) => `${one}: ${freeText(text[one])}`);
  return [head.join(' '), ...[...others, ...fieldLines(row, language)].map((line) => INDENT + line)];
}

function sectionLines(name: keyof typeof SECTIONS, rows: readonly unknown[], language: Language): string[] {
  const lines =
    name === 'mending'
      ? rows.map((matcher) => `- ${matcherText(matcher as Matcher)}`)
      : rows.flatMap((row, place) => rowLines(row as Row, place, language));
  return ['', `# ${SECTIONS[name][language]}`, ...lines];
}

/** @param language that of the words between the texts */
export function writeChain(
  { simulation, title, description, reference }: ChainDraft,
  language: Language,
): string {
  const said = (name: keyof typeof TOP): string => TOP[name][language];
  const { passScore, expectedMs, maxNodes, weights, freeCodes, crossing } = reference;
  return [
    ...textLines(said('title'), title),
    ...textLines(said('description'), description),
    `${said('simulation')}: ${simulation}`,
    `${said('passScore')}: ${passScore}`,
    ...(expectedMs === undefined ? [] : [`${said('expectedMs')}: ${expectedMs}`]),
    `${said('maxNodes')}: ${maxNodes}`,
    `${said('freeCodes')}: ${wordsText(freeCodes)}`,
    ...(crossing === undefined ? [] : [`${said('crossing')}: ${wordsText(crossing)}`]),
    `${said('weights')}: ${JSON.stringify(weights)}`,
    ...(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).flatMap((name) => {
      const rows = reference[name];
      return rows === undefined ? [] : sectionLines(name, rows, language);
    }),
    '',
  ].join('\n');
}
