import { describe, expect, test } from 'vitest';
import { safeSvg } from '#server/routes/files/safe-svg.ts';
import { demoDocuments } from './content/demo-courses.ts';
import { brokenLines, documentSheet, type SheetLanguage } from './document-sheet.ts';

const plain = { size: 10, isBold: false };

test.each([
  ['one two three', 45, ['one two', 'three']],
  ['a-very-long-word-that-fits-nowhere', 20, ['a-very-long-word-that-fits-nowhere']],
  ['洁净区进入规程', 35, ['洁净区', '进入规', '程']],
  ['', 50, []],
])('%j within %i', (text, width, lines) => {
  expect(brokenLines(text, width, plain)).toEqual(lines);
});

const sheets = demoDocuments.flatMap((document) =>
  (['ru', 'en', 'ch'] as const).map(
    (language) => [document.code, language, documentSheet(document, language)] as const,
  ),
);

describe.each(sheets)('%s in %s', (code, language: SheetLanguage, svg) => {
  test('is safe to show and names itself', () => {
    expect(safeSvg(svg)).toBeDefined();
    expect(svg).toContain(code);
  });

  test('holds every word of the document', () => {
    const written = svg.replaceAll(/<[^>]+>/gu, '').replaceAll(/\s/gu, '');
    const at = { ru: 0, en: 1, ch: 2 }[language] as 0 | 1 | 2;
    const source = demoDocuments.find((document) => document.code === code);
    const texts = source?.sections.flatMap(({ title, paragraphs, steps = [] }) =>
      [title, ...paragraphs, ...steps].map((words) => words[at]),
    );
    const entities = (text: string): string =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    expect(texts?.filter((text) => !written.includes(entities(text).replaceAll(/\s/gu, '')))).toEqual([]);
  });
});
