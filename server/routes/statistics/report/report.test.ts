// A report as it is read: the numbers of its charts, whole dates, signs in the right font, sheets that can be named.
import { readXlsx } from 'hucre/xlsx';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { runsOf, facesOf } from '../../qr-sign-in/sheets/sheet-fonts.ts';
import { drawPdf } from './draw-report.ts';
import { spreadPart } from './figures-parts.ts';
import { asShare, type Report } from './report.ts';
import { workbookOf } from './write-workbook.ts';

const SPREAD = Array.from({ length: 20 }, (_, at) => (at === 9 ? 7 : at === 19 ? 131 : 0));
const REPORT: Report = {
  title: 'Статистика: Рубежный контроль подготовки',
  notes: ['Контроль. Первая попытка каждого.'],
  parts: [
    spreadPart(SPREAD, 0.7, 'ru'),
    {
      title: 'Учащиеся',
      head: ['Учащийся', 'Завершено работ', 'Различает', 'Средний результат', 'Последняя попытка'],
      rows: [['Рожков Борис Викторович', 1200, -0.001, asShare(0.31), new Date('2026-11-20T16:08:00Z')]],
      chart: { kind: 'SHARES', of: [3] },
    },
  ],
};

async function textsIn(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
}

test('columns have their numbers and an axis, and no date and no word of a head is broken', async () => {
  const terms = { title: REPORT.title, language: 'ru', madeAt: '2026-11-26T10:00:00Z' } as const;
  const texts = await textsIn(await drawPdf([REPORT], terms));
  // Once above its column and once in the table.
  expect(texts.filter((text) => text === '131')).toHaveLength(2);
  const whole = texts.join(' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    '0 % 25 % 50 % 75 % 100 %',
    'нужно 70 %',
    '20.11.2026, 16:08',
    'Завершено',
    'Различает',
  ])
    expect(whole).toContain(part);
  // What nobody has is not listed, and a rounded nought has no sign.
  expect(whole).not.toContain('10 %–15 %');
  expect(whole).not.toContain('-0');
});

test('quotes and the ellipsis are as wide as letters beside letters, and as characters beside those', () => {
  const scriptsOf = (text: string) => runsOf(text, facesOf(text)).map(({ script }) => script);
  expect(scriptsOf('“It’s…”')).toEqual(['other', 'latin', 'other', 'latin', 'other']);
  expect(scriptsOf('“考核”')).toEqual(['latin', 'chinese-simplified', 'latin']);
});

test('sheets are named by whole words, and figures are shown as what they are', async () => {
  const { sheets } = await readXlsx(new Uint8Array(await workbookOf(REPORT)), { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual([
    'Статистика Рубежный контроль',
    'Результаты попыток',
    'Учащиеся',
  ]);
  expect(sheets[1]?.rows).toHaveLength(21);
  const cells = sheets[2]?.cells;
  const formats = [2, 3, 4].map((column) => cells?.get(`1,${column}`)?.style?.numFmt);
  expect(formats).toEqual(['0.00', '0.0%', 'yyyy-mm-dd hh:mm']);
  expect(cells?.get('0,1')?.style?.alignment?.wrapText).toBe(true);
});
