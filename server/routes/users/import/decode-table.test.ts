import { describe, expect, test } from 'vitest';
import { decodeTable } from './decode-table.ts';

/** Windows-1251, as far as Russian needs it. */
function windows1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (sign === 'ё') return 0xb8;
      if (sign === 'Ё') return 0xa8;
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
    }),
  );
}

/** 登录名 and 姓名, 王芳, 张伟 in GB18030. */
const chineseTable = Buffer.concat([
  Buffer.from([0xb5, 0xc7, 0xc2, 0xbc, 0xc3, 0xfb]),
  Buffer.from(','),
  Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]),
  Buffer.from('\nwang,'),
  Buffer.from([0xcd, 0xf5, 0xb7, 0xbc]),
  Buffer.from('\n'),
]);
const chineseNames = Buffer.concat([
  Buffer.from('a,'),
  Buffer.from([0xcd, 0xf5, 0xb7, 0xbc, 0x2c, 0xd5, 0xc5, 0xce, 0xb0]),
]);
const RUSSIAN = 'Логин;Фамилия\nivanova;Королёва\n';
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('the text of a table', () => {
  test.each([
    ['UTF-8', Buffer.from(RUSSIAN), 'UTF-8', RUSSIAN],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${RUSSIAN}`), 'UTF-8', RUSSIAN],
    ['UTF-16 with a mark', wide(`\uFEFF${RUSSIAN}`), 'UTF-16', RUSSIAN],
    ['UTF-16 without one', wide(RUSSIAN), 'UTF-16', RUSSIAN],
    ['UTF-16 the other way round', wide(`\uFEFF${RUSSIAN}`).swap16(), 'UTF-16', RUSSIAN],
    ['Windows-1251', windows1251(RUSSIAN), 'WINDOWS-1251', RUSSIAN],
    [
      'Windows-1251 without known headers',
      windows1251('Кто;Где\nОрлов;Цех\n'),
      'WINDOWS-1251',
      'Кто;Где\nОрлов;Цех\n',
    ],
    ['GB18030', chineseTable, 'GB18030', '登录名,姓名\nwang,王芳\n'],
    ['GB18030 without known headers', chineseNames, 'GB18030', 'a,王芳,张伟'],
    ['ASCII', Buffer.from('login\nx\n'), 'UTF-8', 'login\nx\n'],
  ])('%s', (_name, bytes, encoding, text) => {
    expect(decodeTable(bytes)).toEqual({ kind: 'TEXT', encoding, text });
  });

  test.each([
    ['a zip', Buffer.from('PK\u0003\u0004…')],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    ['a pdf', Buffer.from('%PDF-1.7')],
    ['zeros on both sides', Buffer.from([0x61, 0, 0, 0x61, 0, 0])],
    ['control signs', Buffer.from('a;b\n\u0001;\u0002')],
  ])('%s is none', (_name, bytes) => {
    expect(decodeTable(bytes).kind).toBe('BINARY');
  });
});
