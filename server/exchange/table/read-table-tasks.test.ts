// Tables of questions: what a row is, in which languages, from which program, and what is refused.
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { itemOf } from '../model.ts';
import { readTasks } from '../read-tasks.ts';

const readBytes = (bytes: Uint8Array) => {
  const { format, items } = readTasks(bytes);
  expect(format).toBe('TABLE');
  return items.map(itemOf);
};
const read = (text: string) => readBytes(Buffer.from(text));
const HEAD = 'Вопрос;Верно;Неверно;Неверно 2;Пояснение;Подсказка;Баллы\n';

describe('what a row is', () => {
  test.each([
    ['Что первым?;Бахилы;Перчатки;Шапочка', 'SINGLECHOICE'],
    ['Что надевают?;Бахилы | Шапочка;Сапоги', 'MULTICHOICE'],
    ['Сколько ячеек?;25', 'NUMERIC'],
    ['Температура?;−1,5 ± 0,1', 'NUMERIC'],
    ['Как называется?;ГМДС | HMDS', 'COMMONQUESTION'],
    ['Что к чему?;"руки → перчатки\nноги → сапоги";шапочка', 'MATCHING'],
    ['Почему?', 'QUESTION'],
  ])('%s', (row, type) => {
    expect(read(HEAD + row).map(({ task, problem }) => [task?.taskType, problem])).toEqual([
      [type, undefined],
    ]);
  });

  test('the key, points and texts', () => {
    const [choice, number, pairs] = read(
      `${HEAD}Что первым?;Бахилы;Перчатки;Шапочка;Снизу грязь;С ног;2,5\nЧисло?;−1,5 ± 0,1\nЧто к чему?;a → 1 | b → 2;3`,
    );
    expect(choice?.task).toMatchObject({
      answers: [
        { content: { ru: 'Бахилы' } },
        { content: { ru: 'Перчатки' } },
        { content: { ru: 'Шапочка' } },
      ],
      trueAnswerIndex: [0],
      maxScore: 2.5,
      hint: { ru: 'С ног' },
      resultText: { ru: 'Снизу грязь' },
    });
    expect(number?.task?.params).toMatchObject({ value: -1.5, tolerance: { kind: 'ABSOLUTE', amount: 0.1 } });
    expect(pairs?.task).toMatchObject({
      trueAnswerIndex: [0, 1],
      answers: [{}, {}, { content: { ru: '3' } }],
    });
  });

  test('a right answer has no favourite place', () => {
    const [item] = read(`${HEAD}Что последним?;Перчатки;Бахилы;Маска`);
    expect(item?.task?.trueAnswerIndex).toEqual([2]);
  });

  test.each([
    ['no question', ';Бахилы;Маска', 'NO_QUESTION'],
    ['nothing right', 'Что?;;Маска;Бахилы', 'NO_KEY'],
  ])('%s is refused alone', (_name, row, problem) => {
    expect(read(`${HEAD}${row}\nДругой?`).map((item) => item.problem)).toEqual([problem, undefined]);
  });
});

test('what a table has beside it is named as lost', () => {
  const [item] = read('Question,Right,Wrong,Author,Points\nFirst?,Covers,Gloves,Ann,many');
  expect(item?.losses).toEqual(['COLUMNS', 'POINTS']);
});

describe('languages', () => {
  test('by the ends of headers, option by option', () => {
    const [item] = read(
      '题目 (ch)\tВопрос\tQuestion (en)\tВерно\tRight (en)\tНеверно\n什么？\tЧто?\tWhat?\tДа\tYes\tНет',
    );
    expect(item?.question).toEqual({ ru: 'Что?', en: 'What?', ch: '什么？' });
    expect(item?.task?.answers.map(({ content }) => content)).toEqual([
      { ru: 'Да', en: 'Yes', ch: '' },
      { ru: 'Нет', en: '', ch: '' },
    ]);
  });

  test('another number of answers is no translation', () => {
    const [item] = read('Вопрос;Верно;Верно (en);Неверно\nЧто?;а | б;a;в');
    expect(item?.losses).toEqual(['LANGUAGES']);
    expect(item?.task?.answers.map(({ content }) => content.en)).toEqual(['', '', '']);
  });
});

describe('as programs save it', () => {
  const text = `${HEAD}Что первым?;Бахилы;Перчатки`;
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(text.replaceAll(';', '\t'), 'utf16le'),
  ]);
  const cyrillic = Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );
  test.each([
    ['with a mark and a line for Excel', Buffer.from(`\uFEFFsep=;\r\n${text}`)],
    ['in UTF-16', utf16],
    ['in windows-1251', cyrillic],
  ])('%s', (_name, bytes) => {
    expect(readBytes(bytes)[0]?.task?.answers.map(({ content }) => content.ru)).toEqual([
      'Бахилы',
      'Перчатки',
    ]);
  });

  test('a workbook, in three languages, as it was written', async () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((said) => `q${said.replaceAll(/[\p{C}|]/gu, '').trim()}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const sheet = {
          name: 'Лист',
          rows: [
            ['Вопрос', 'Question (en)', '题目 (ch)', 'Верно', 'Баллы'],
            ...rows.map(([ru, en, ch]) => [ru, en, ch, 25, 3]),
          ],
        };
        const items = readBytes(await writeXlsx({ sheets: [sheet] }));
        expect(items.map(({ question }) => question)).toEqual(rows.map(([ru, en, ch]) => ({ ru, en, ch })));
        expect(new Set(items.map(({ task }) => task?.taskType))).toEqual(new Set(['NUMERIC']));
      }),
      { numRuns: 40 },
    );
  });
});

describe('hostile workbooks', () => {
  /** A zip of one file that says of itself what it likes. */
  function zipOf(name: string, content: Buffer, count = 1): Buffer {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    const end = Buffer.alloc(22);
    const before = [local, Buffer.from(name), packed];
    const start = before.reduce((sum, { length }) => sum + length, 0);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(count, 10);
    end.writeUInt32LE(start, 16);
    return Buffer.concat([...before, entry, Buffer.from(name), end]);
  }
  const codeOf = (bytes: Uint8Array): string => {
    try {
      readTasks(bytes);
    } catch (error) {
      return error instanceof ApiFault ? error.code : String(error);
    }
    return 'read';
  };
  const BOOK = 'xl/workbook.xml';

  test.each([
    ['200 MB of nothing in a few kB', zipOf(BOOK, Buffer.alloc(200_000_000)), 'TOO_LARGE'],
    ['more files than there are', zipOf(BOOK, Buffer.from('<workbook/>'), 65_000), 'TOO_LARGE'],
    ['entities', zipOf(BOOK, Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')), 'VALIDATION'],
    ['no sheet', zipOf(BOOK, Buffer.from('<workbook/>')), 'WRONG_FILE_TYPE'],
    ['an archive that was cut', zipOf(BOOK, Buffer.from('<workbook/>')).subarray(0, 60), 'VALIDATION'],
    ['a directory beyond its end', zipOf(BOOK, Buffer.from('<workbook/>'), 3), 'VALIDATION'],
  ])('%s', (_name, bytes, code) => expect(codeOf(bytes)).toBe(code));

  test('a workbook without our headers says which are wanted', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Имя', 'Почта'],
            ['а', 'б'],
          ],
        },
      ],
    });
    expect(codeOf(bytes)).toBe('VALIDATION');
  });

  test('more rows than are taken', () => {
    expect(codeOf(Buffer.from(HEAD + 'Что?;Да;Нет\n'.repeat(501)))).toBe('TOO_LARGE');
  });
});
