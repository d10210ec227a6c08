// Reads the lines of a table of people, with the field of each column; refuses a file that is unusable.
import { CsvError, type Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { ImportField, ImportPlan } from '#contract/calls/user-import.ts';
import { IMPORT_LIMITS } from '#contract/import-limits.ts';
import type { Language } from '#contract/languages.ts';
import { xlsxRows } from '#server/exchange/table/xlsx-rows.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { decodeTable } from './decode-table.ts';
import { COLUMN_TITLES, fieldOfHeader } from './table-columns.ts';

export interface TableLine {
  /** The line number in the file; the header is line 1. */
  readonly line: number;
  readonly values: Readonly<Partial<Record<ImportField, string>>>;
}

export type PeopleTable = Pick<ImportPlan, 'encoding' | 'separator' | 'columns'> & {
  readonly lines: readonly TableLine[];
};

type Separator = ImportPlan['separator'];
type ParsedRecord = { readonly info: { readonly lines: number }; readonly record: readonly string[] };

const SEPARATORS: readonly Separator[] = [';', ',', '\t'];
const MAX_COLUMNS = 100;
/** What of the first line is looked at to find the separator: more than so many columns take. */
const MAX_HEADER_CHARACTERS = 20_000;

const optionsFor = (delimiter: Separator): Options => ({
  delimiter,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
});

/** The first `most` records. */
function parsed(text: string, separator: Separator, most: number): readonly ParsedRecord[] {
  return parse(text, { ...optionsFor(separator), to: most }) as unknown as readonly ParsedRecord[];
}

function headersBy(text: string, separator: Separator): readonly string[] {
  const [line = ''] = text.split(/\r\n|\n|\r/, 1);
  try {
    return parsed(line.slice(0, MAX_HEADER_CHARACTERS), separator, 1)[0]?.record ?? [];
  } catch {
    return [];
  }
}

/** The separator that gives the most known header names, or by equal count the most cells. */
function separatorOf(text: string): Separator {
  const scored = SEPARATORS.map((separator) => {
    const headers = headersBy(text, separator);
    return {
      separator,
      known: headers.filter((one) => fieldOfHeader(one) !== null).length,
      cells: headers.length,
    };
  });
  return (
    scored.toSorted((one, other) => other.known - one.known || other.cells - one.cells)[0]?.separator ?? ';'
  );
}

/** The header and the lines, at most one more than are allowed. */
function recordsOf(text: string, separator: Separator): readonly ParsedRecord[] {
  try {
    // Keeps empty lines, so that line numbers match the file.
    return parsed(text, separator, IMPORT_LIMITS.lines + 2);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(Reflect.get(error, 'lines') ?? 0);
    throw new ApiFault('VALIDATION', { message: 'IMPORT_QUOTES', params: { line }, cause: error });
  }
}

/** Removes the apostrophe that an export puts before what a spreadsheet would take for a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n ]*[=+\-@＝＋－＠|])/u, '').trim();
}

function columnsOf(headers: readonly string[]): PeopleTable['columns'] {
  const columns = headers.slice(0, MAX_COLUMNS).map((header) => ({
    header: header.trim().slice(0, 100),
    field: fieldOfHeader(header),
  }));
  const seen = new Set<ImportField>();
  for (const { header, field } of columns) {
    if (field === null) continue;
    if (seen.has(field))
      throw new ApiFault('VALIDATION', { message: 'IMPORT_COLUMN_TWICE', params: { header } });
    seen.add(field);
  }
  return columns;
}

/** Refuses a table without the columns that every line needs. */
function requireColumns(columns: PeopleTable['columns'], isUpdate: boolean, language: Language): void {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  const names: readonly ImportField[] = has('fullName') ? [] : ['surname', 'name'];
  const needed: readonly ImportField[] = isUpdate ? ['login'] : ['login', ...names, 'email', 'gender'];
  const missing = needed.filter((field) => !has(field)).map((field) => COLUMN_TITLES[field][language]);
  if (missing.length === 0) return;
  throw new ApiFault('VALIDATION', { message: 'IMPORT_COLUMNS', params: { fields: missing.join(', ') } });
}

function toLine(columns: PeopleTable['columns'], { info, record }: ParsedRecord, shift: number): TableLine {
  const values: Partial<Record<ImportField, string>> = {};
  for (const [index, { field }] of columns.entries()) {
    const value = plain(record[index] ?? '');
    if (field !== null && value !== '') values[field] = value;
  }
  return { line: info.lines + shift, values };
}

/** The text of the file; throws if it is not text. */
function textOf(bytes: Uint8Array): { readonly text: string; readonly encoding: PeopleTable['encoding'] } {
  const decoded = decodeTable(bytes);
  if (decoded.kind === 'TEXT') return decoded;
  if (decoded.kind === 'BINARY') throw new ApiFault('WRONG_FILE_TYPE', { message: 'IMPORT_BINARY' });
  throw new ApiFault('WRONG_FILE_TYPE', { message: 'IMPORT_ENCODING' });
}

export interface Reading {
  /** Existing people are updated, so a login is enough. */
  readonly isUpdate: boolean;
  readonly language: Language;
}

/** What was read of a file, before its columns are known. */
type ReadRecords = Pick<PeopleTable, 'encoding' | 'separator'> & {
  readonly records: readonly ParsedRecord[];
  /** Lines of the file before the first record. */
  readonly shift: number;
};

/** A workbook is a zip archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The rows of the first sheet; a file that is none is told as one of people, not of questions. */
function rowsOf(bytes: Uint8Array): ReturnType<typeof xlsxRows> {
  try {
    return xlsxRows(bytes, MAX_COLUMNS);
  } catch (cause) {
    if (!(cause instanceof ApiFault) || cause.options.message !== 'EXCHANGE_UNREADABLE') throw cause;
    throw new ApiFault(cause.code, { message: 'IMPORT_BINARY', cause });
  }
}

function readWorkbook(bytes: Uint8Array): ReadRecords {
  const records = rowsOf(bytes)
    .map((record, index) => ({ info: { lines: index + 1 }, record }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  return { encoding: 'XLSX', separator: ',', records, shift: 0 };
}

function readText(bytes: Uint8Array): ReadRecords {
  const { text, encoding } = textOf(bytes);
  // Excel writes the separator into a line of its own.
  const told = /^"?sep=([,;\t])"?\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const separator = SEPARATORS.find((one) => one === told?.[1]) ?? separatorOf(body);
  return { encoding, separator, records: recordsOf(body, separator), shift: told ? 1 : 0 };
}

/** Reads a table file, without a pause: for a parsing process. Throws VALIDATION if it is unusable. */
export function readTable(bytes: Uint8Array, { isUpdate, language }: Reading): PeopleTable {
  const isWorkbook = ZIP.every((byte, at) => bytes[at] === byte);
  const { encoding, separator, shift, ...read } = isWorkbook ? readWorkbook(bytes) : readText(bytes);
  const [header, ...records] = read.records;
  if (header === undefined || records.length === 0)
    throw new ApiFault('VALIDATION', { message: 'IMPORT_EMPTY' });
  if (records.length > IMPORT_LIMITS.lines) {
    throw new ApiFault('VALIDATION', { message: 'IMPORT_LINES', params: { limit: IMPORT_LIMITS.lines } });
  }
  const columns = columnsOf(header.record);
  requireColumns(columns, isUpdate, language);
  const lines = records.map((record) => toLine(columns, record, shift));
  return { encoding, separator, columns, lines };
}
