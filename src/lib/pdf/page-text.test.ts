import { describe, expect, test } from 'vitest';
import { foldedQuery, hitsIn, pageText, type TextRun } from './page-text.ts';

const line = (str: string): TextRun => ({ str, hasEOL: true });
const part = (str: string): TextRun => ({ str, hasEOL: false });

describe('searching a page', () => {
  test.each<[string, readonly TextRun[], string, number]>([
    ['case says nothing', [line('Шапочка и ШАПОЧКА')], 'шапочка', 2],
    ['ё is е', [part('Осмотрённый')], 'осмотренн', 1],
    ['over a line’s end', [line('чистая'), line('зона')], 'чистая зона', 1],
    ['over parts of a line', [part('L0'), part('02')], 'L002', 1],
    ['a word parted by a hyphen', [line('помеще-'), line('ние')], 'помещение', 1],
    ['a hyphen of its own stays', [line('Ключ-карта')], 'ключ-карта', 1],
    ['kinds of spaces', [part('90\u00a0°C,\u2009  60 s')], '90 °C, 60', 1],
    ['Chinese over a line’s end', [line('洁净'), line('区进入')], '洁净区', 1],
    ['signs of radicals', [part('⼯⻓')], '工长', 1],
    ['wide letters', [part('ＥＭＯ')], 'emo', 1],
    ['not there', [part('EMO')], 'STOP', 0],
    ['nothing is searched', [part('EMO')], '  ', 0],
    ['hits do not overlap', [part('аааа')], 'аа', 2],
  ])('%s', (_name, runs, query, count) => {
    expect(hitsIn(pageText(runs), query)).toHaveLength(count);
  });

  test('a hit knows its runs and offsets', () => {
    const text = pageText([part('Код: L0'), line('02 — да')]);
    expect(hitsIn(text, 'L002')).toEqual([{ from: { run: 0, offset: 5 }, to: { run: 1, offset: 2 } }]);
  });

  test('a ligature is one letter of the page', () => {
    const text = pageText([part('oﬃce')]);
    expect(hitsIn(text, 'office')).toEqual([{ from: { run: 0, offset: 0 }, to: { run: 0, offset: 4 } }]);
  });

  test('a query is folded', () => {
    expect(foldedQuery('  Ёлка\n И ')).toBe('елка и');
  });
});
