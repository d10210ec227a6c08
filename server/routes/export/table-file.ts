/** A table as a file that is made while it is sent: a workbook or CSV. */
import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { BlobAnswer } from '#server/plugins/call-context.ts';
import { csvLines } from './csv.ts';
import type { ExportValue } from './export-rows.ts';

type Rows = AsyncIterable<ExportValue[]>;

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const dateFormat = 'yyyy-mm-dd hh:mm';

export interface TableFile {
  /** Of the sheet. */
  readonly title: string;
  readonly fileName: string;
  readonly format: 'xlsx' | 'csv';
  readonly header: readonly string[];
  /** In characters, by column. */
  readonly widths: readonly number[];
  /** Which columns hold moments. */
  readonly dateColumns: readonly number[];
  readonly delimiter: ',' | ';';
  readonly rows: Rows;
}

function workbook({ title, header, widths, dateColumns, rows }: TableFile): Readable {
  const columns = header.map((name, index) => ({
    header: name,
    width: widths[index] ?? 14,
    ...(dateColumns.includes(index) ? { numFmt: dateFormat } : {}),
  }));
  return Readable.from(writeXlsxStream(rows, { name: title, columns, freezePane: { rows: 1 } }));
}

/** A moment as text without a zone's sign: the header names the zone. */
function asText(value: ExportValue): string | number | null {
  return value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : value;
}

async function* textRows(rows: Rows, header: readonly string[]): AsyncGenerator<(string | number | null)[]> {
  yield [...header];
  for await (const row of rows) yield row.map(asText);
}

export function tableFile(table: TableFile): BlobAnswer {
  const { fileName, format, header, delimiter, rows } = table;
  if (format === 'xlsx') return { body: workbook(table), mimeType: xlsxType, fileName };
  const lines = Readable.from(csvLines(textRows(rows, header), delimiter), { objectMode: false });
  return { body: lines, mimeType: 'text/csv; charset=utf-8', fileName };
}
