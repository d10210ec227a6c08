/**
 * Reads a table of questions: a workbook, a CSV file, or rows that were copied out of one. Each row is a question; what its answers look
 * like says which kind it is.
 */
import { parse } from 'csv-parse/sync';
import type { Loss } from '#contract/entities/exchange.ts';
import { EXCHANGE_LIMITS } from '#contract/entities/exchange.ts';
import { inEveryLanguage, LANGUAGES } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { parseNumber } from '#tasks/kit/check.ts';
import type { Portable } from '#tasks/kit/portable.ts';
import { NO_TEXT, type FoundItem } from '../found.ts';
import { columnOf, type TableColumn, type TableField } from './table-columns.ts';
import { xlsxRows } from './xlsx-rows.ts';

type Rows = readonly (readonly string[])[];
type Columns = readonly (TableColumn | undefined)[];

const MAX_COLUMNS = 100;
/** The header, and one more than are taken, so that too many are told. */
const MAX_ROWS = EXCHANGE_LIMITS.items + 2;
/** More than the headers of so many columns take. */
const MAX_HEADER_LETTERS = 20_000;
const SEPARATORS = ['\t', ';', ','] as const;

function rowsBy(text: string, delimiter: string, to: number): Rows {
  try {
    const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to };
    return parse(text, options) as unknown as Rows;
  } catch {
    return [];
  }
}

const known = (columns: Columns): number => columns.filter((column) => column !== undefined).length;

/** A table asks something, and has more than that column. */
function isTable(columns: Columns): boolean {
  return known(columns) > 1 && columns.some((column) => column?.field === 'question');
}

/** What a text says as a table; undefined: it is none. */
function rowsOfText(source: string): Rows | undefined {
  const text = source.replace(/^\uFEFF/, '').replace(/^"?sep=[,;\t]"?\r?\n/i, '');
  const [line = ''] = text.split(/\r\n|\n|\r/, 1);
  const separator = SEPARATORS.find((one) =>
    isTable((rowsBy(line.slice(0, MAX_HEADER_LETTERS), one, 1)[0] ?? []).map(columnOf)),
  );
  return separator && rowsBy(text, separator, MAX_ROWS);
}

/** The texts of a field: several columns, and several lines of one, are several texts. */
function listOf(row: readonly string[], columns: Columns, field: TableField, losses: Set<Loss>) {
  const said = inEveryLanguage((language) =>
    columns
      .flatMap((column, at) =>
        column?.field === field && column.language === language
          ? (row[at] ?? '').split(/\r?\n|\s\|\s/).map((part) => part.trim())
          : [],
      )
      .filter((part) => part !== ''),
  );
  const main = LANGUAGES.find((language) => said[language].length > 0);
  if (main === undefined) return [];
  return said[main].map((_text, at): LocalizedText =>
    inEveryLanguage((language) => {
      // Another number of texts is no translation.
      if (said[language].length === said[main].length) return said[language][at] ?? '';
      if (said[language].length > 0) losses.add('LANGUAGES');
      return '';
    }),
  );
}

function textOf(row: readonly string[], columns: Columns, field: TableField): LocalizedText {
  return inEveryLanguage((language) =>
    columns
      .flatMap((column, at) =>
        column?.field === field && column.language === language ? [(row[at] ?? '').trim()] : [],
      )
      .filter((part) => part !== '')
      .join('\n'),
  );
}

const byRussian = new Intl.Collator('ru', { numeric: true });

/** Right answers stand in no favourite place. */
function choiceOf(right: readonly LocalizedText[], wrong: readonly LocalizedText[]): Portable {
  const options = [
    ...right.map((content) => ({ content, isRight: true, why: NO_TEXT })),
    ...wrong.map((content) => ({ content, isRight: false, why: NO_TEXT })),
  ].toSorted((one, other) => byRussian.compare(one.content.ru, other.content.ru));
  return { kind: 'CHOICE', isSingle: right.length === 1, keepsOrder: false, options };
}

const ARROW = /\s*(?:->|→|=>)\s*/u;

/** Each right answer is «left → right»; what is wrong belongs to nothing. */
function pairsOf(right: readonly LocalizedText[], wrong: readonly LocalizedText[]): Portable {
  const side = (text: LocalizedText, at: 0 | 1): LocalizedText =>
    inEveryLanguage((language) => text[language].split(ARROW)[at]?.trim() ?? '');
  const answers = new Map([...right.map((one) => side(one, 1)), ...wrong].map((one) => [one.ru, one]));
  const names = [...answers.keys()];
  return {
    kind: 'PAIRS',
    left: right.map((one) => side(one, 0)),
    answers: [...answers.values()],
    pairs: right.map((one) => names.indexOf(side(one, 1).ru)),
  };
}

/** Such as 5, −1,5 or 5 ± 0,1; undefined: it is no number. */
function numberOf([right, another]: readonly LocalizedText[]): Portable | undefined {
  const [said = '', deviation = '0'] = (right?.ru ?? '').split(/±|\+\/-/u);
  const [value, tolerance] = [parseNumber(said), parseNumber(deviation)];
  if (another !== undefined || value === undefined || tolerance === undefined) return undefined;
  return { kind: 'NUMBER', value, tolerance: Math.abs(tolerance), isRelative: false, units: [] };
}

function portableOf(right: readonly LocalizedText[], wrong: readonly LocalizedText[]): Portable {
  if (right.length === 0 && wrong.length === 0) return { kind: 'ESSAY', sample: NO_TEXT, hasRubric: false };
  if (right.length > 1 && right.every(({ ru }) => ARROW.test(ru))) return pairsOf(right, wrong);
  if (wrong.length > 0) return choiceOf(right, wrong);
  const text = { kind: 'TEXT', accepted: right, caseMatters: false, hasOwnRules: false } as const;
  return numberOf(right) ?? text;
}

function itemOf(row: readonly string[], columns: Columns): FoundItem {
  const losses = new Set<Loss>();
  const [right, wrong] = (['right', 'wrong'] as const).map((field) => listOf(row, columns, field, losses));
  if (row.some((cell, at) => columns[at] === undefined && cell.trim() !== '')) losses.add('COLUMNS');
  const points = textOf(row, columns, 'points').ru;
  const maxScore = points === '' ? 1 : parseNumber(points);
  if (maxScore === undefined) losses.add('POINTS');
  return {
    name: '',
    question: textOf(row, columns, 'question'),
    portable: portableOf(right ?? [], wrong ?? []),
    told: {
      maxScore: maxScore ?? 1,
      resultText: textOf(row, columns, 'explanation'),
      hint: textOf(row, columns, 'hint'),
    },
    losses: [...losses],
    problem: undefined,
  };
}

function itemsOf(rows: Rows): readonly FoundItem[] | undefined {
  const [header = [], ...rest] = rows;
  const columns = header.slice(0, MAX_COLUMNS).map(columnOf);
  if (!isTable(columns)) return undefined;
  const filledIn = rest.filter((row) => row.some((cell) => cell.trim() !== ''));
  return filledIn.map((row) => itemOf(row.slice(0, MAX_COLUMNS), columns));
}

/** undefined: the workbook has no headers of ours. */
export const readWorkbook = (bytes: Uint8Array): readonly FoundItem[] | undefined =>
  itemsOf(xlsxRows(bytes, MAX_COLUMNS));

/** undefined: the text is no table of questions. */
export function readTextTable(text: string): readonly FoundItem[] | undefined {
  const rows = rowsOfText(text);
  return rows && itemsOf(rows);
}
