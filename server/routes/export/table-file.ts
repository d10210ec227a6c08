// A table as a workbook or CSV, generated while it is sent.
import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { BlobResponse } from '#server/plugins/calls/call-context.ts';
import { csvLines } from './csv.ts';
import type { ExportValue } from './export-rows.ts';

type Rows = AsyncIterable<ExportValue[]>;

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DATE_FORMAT = 'yyyy-mm-dd hh:mm';

interface TableFile {
  /** Of the sheet. */
  readonly title: string;
  readonly fileName: string;
  readonly format: 'xlsx' | 'csv';
  readonly header: readonly string[];
  /** In characters, by column. */
  readonly widths: readonly number[];
  /** The indexes of columns with date-times. */
  readonly dateColumns: readonly number[];
  readonly delimiter: ',' | ';';
  readonly rows: Rows;
}

function workbook({ title, header, widths, dateColumns, rows }: TableFile): Readable {
  const columns = header.map((name, index) => ({
    header: name,
    width: widths[index] ?? 14,
    ...(dateColumns.includes(index) ? { numFmt: DATE_FORMAT } : {}),
  }));
  return Readable.from(writeXlsxStream(rows, { name: title, columns, freezePane: { rows: 1 } }));
}

/** A date-time as text without a time zone, which the header names. */
function asText(value: ExportValue): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : value;
}

async function* textRows(rows: Rows, header: readonly string[]): AsyncGenerator<(string | number | null)[]> {
  yield [...header];
  for await (const row of rows) yield row.map(asText);
}

/** The file as a response; rows are read as the client receives them. */
export function tableFile(table: TableFile): BlobResponse {
  const { fileName, format, header, delimiter, rows } = table;
  if (format === 'xlsx') return { body: workbook(table), mimeType: XLSX_TYPE, fileName };
  const lines = Readable.from(csvLines(textRows(rows, header), delimiter), { objectMode: false });
  return { body: lines, mimeType: 'text/csv; charset=utf-8', fileName };
}
