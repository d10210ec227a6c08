/** A table as CSV that spreadsheets open as it is: with a byte order mark, quoted where needed, and without formulas. */

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What a spreadsheet would run as a formula, also after the full-width signs of an input method. */
const formulaStart = /^[\t\r\n ]*[=+\-@＝＋－＠|]/u;

/**
 * A cell's text.
 * @param delimiter the sign between cells: `;` where a comma is the decimal sign
 */
export function csvCell(value: string | number | null, delimiter: ',' | ';'): string {
  if (value === null) return '';
  if (typeof value === 'number') return delimiter === ';' ? String(value).replace('.', ',') : String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /["\r\n\t;,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines of a table, one chunk of text for each. */
export async function* csvLines(
  rows: AsyncIterable<readonly (string | number | null)[]>,
  delimiter: ',' | ';',
): AsyncGenerator<string> {
  let start = byteOrderMark;
  for await (const row of rows) {
    yield start + row.map((value) => csvCell(value, delimiter)).join(delimiter) + lineEnd;
    start = '';
  }
}
