// The first passwords as a table that a spreadsheet opens: with a byte order mark, quoted, and without formulas.
import type { GivenPassword } from './use-import.ts';

function cell(value: string): string {
  const safe = /^[=+\-@＝＋－＠|\t\r\n ]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function passwordTable(
  titles: readonly [login: string, name: string, password: string],
  people: readonly Omit<GivenPassword, 'line'>[],
): string {
  const rows = [titles, ...people.map(({ login, fullName, password }) => [login, fullName, password])];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
