// The first passwords, or what is wrong with lines, as a table that a spreadsheet opens: with a byte order mark, quoted, and without formulas.
import type { ImportLine } from '#contract/calls/user-import.ts';
import type { GivenPassword } from './use-import.ts';

function cell(value: string): string {
  const safe = /^[=+\-@＝＋－＠|\t\r\n ]/u.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

export function passwordTable(
  titles: readonly [login: string, name: string, password: string],
  people: readonly Omit<GivenPassword, 'line'>[],
): string {
  return tableOf([titles, ...people.map(({ login, fullName, password }) => [login, fullName, password])]);
}

/** Each line with an error, with all that is wrong with it, for whoever mends the file. */
export function errorTable(titles: readonly string[], lines: readonly ImportLine[]): string {
  const wrong = lines.filter(({ outcome }) => outcome === 'ERROR');
  const rows = wrong.map(({ line, login, fullName, errors }) => [
    String(line),
    login,
    fullName,
    errors.map(({ message }) => message).join(' '),
  ]);
  return tableOf([titles, ...rows]);
}

export function tableFile(table: string): Blob {
  return new Blob([table], { type: 'text/csv;charset=utf-8' });
}
