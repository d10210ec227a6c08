// A table as CSV that spreadsheets open directly: with a byte order mark, quoting, and no formulas.

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would run as a formula, including the full-width signs of an input method. */
const FORMULA_START = /^[\t\r\n ]*[=+\-@＝＋－＠|]/u;

/**
 * The text of a cell.
 * @param delimiter the separator of cells; `;` where a comma is the decimal sign
 */
export function csvCell(value: string | number | null, delimiter: ',' | ';'): string {
  if (value === null) return '';
  if (typeof value === 'number') return delimiter === ';' ? String(value).replace('.', ',') : String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /["\r\n\t;,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines of a table, one chunk of text each. */
export async function* csvLines(
  rows: AsyncIterable<readonly (string | number | null)[]>,
  delimiter: ',' | ';',
): AsyncGenerator<string> {
  let start = BYTE_ORDER_MARK;
  for await (const row of rows) {
    yield start + row.map((value) => csvCell(value, delimiter)).join(delimiter) + LINE_END;
    start = '';
  }
}
