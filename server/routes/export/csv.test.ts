import { describe, expect, test } from 'vitest';
import { csvCell, csvLines } from './csv.ts';

describe('a cell of CSV', () => {
  test.each([
    ['Иванов', ',', 'Иванов'],
    ['Иванов, Пётр', ',', '"Иванов, Пётр"'],
    ['сказал «да»; ушёл', ';', '"сказал «да»; ушёл"'],
    ['он "тут"', ',', '"он ""тут"""'],
    ['две\nстроки', ',', '"две\nстроки"'],
    ['=HYPERLINK("http://x")', ',', `"'=HYPERLINK(""http://x"")"`],
    ['+7 900', ',', "'+7 900"],
    ['-1', ',', "'-1"],
    ['@SUM(A1)', ',', "'@SUM(A1)"],
    ['\t=1+1', ',', `"'\t=1+1"`],
    [' =1+1', ',', "' =1+1"],
    ['＝1+1', ',', "'＝1+1"],
    ['|cmd', ',', "'|cmd"],
    ['', ',', ''],
    [null, ',', ''],
    [-42.5, ',', '-42.5'],
    [-42.5, ';', '-42,5'],
  ] as const)('%j parted by %s', (value, delimiter, expected) => {
    expect(csvCell(value, delimiter)).toBe(expected);
  });

  test('a table begins with a byte order mark and ends its lines as spreadsheets want', async () => {
    async function* rows() {
      yield ['а', 'б'];
      yield [1, null];
    }
    const chunks: string[] = [];
    for await (const chunk of csvLines(rows(), ';')) chunks.push(chunk);
    expect(chunks.join('')).toBe('\uFEFFа;б\r\n1;\r\n');
  });
});
