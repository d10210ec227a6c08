import { describe, expect, test } from 'vitest';
import type { ReadableDocument } from '#contract/calls/files.ts';
import { filteredDocuments, filtersFrom, withFilter } from './documents-address.ts';

const entry = (name: string, work: string): ReadableDocument => ({
  id: name,
  name,
  url: `/api/v1/files/${name}`,
  type: 'application/pdf',
  sizeBytes: 1000,
  pageCount: 7,
  dateCreating: '2026-01-01T00:00:00.000Z',
  works: [{ id: work, kind: 'DOCUMENT', title: { ru: `Работа ${work}`, en: '', ch: '' } }],
});

const files = [
  entry('KR-01 Вход в чистую зону (ru).pdf', 'one'),
  entry('KR-01 Entering the clean zone (en).pdf', 'one'),
  entry('KR-02 Установка (ru).pdf', 'two'),
];

describe('the list of documents', () => {
  test.each([
    ['', 'KR-01 KR-02'],
    ['search=вход', 'KR-01'],
    ['search=ЧИСТУЮ%20вход', 'KR-01'],
    ['search=entering', 'KR-01'],
    ['search=работа%20two', 'KR-02'],
    ['search=нет', ''],
    ['language=en', 'KR-01'],
    ['language=ch', ''],
    ['language=de', 'KR-01 KR-02'],
    ['work=two', 'KR-02'],
    ['work=two&search=вход', ''],
  ])('?%s', (address, keys) => {
    const shown = filteredDocuments(files, filtersFrom(new URLSearchParams(address)));
    expect(shown.map(({ key }) => key).join(' ')).toBe(keys);
  });

  test('a filter that is emptied leaves the address', () => {
    const params = new URLSearchParams('search=a&work=two');
    expect(withFilter(params, 'search', '').toString()).toBe('work=two');
    expect(withFilter(params, 'language', 'en').toString()).toBe('search=a&work=two&language=en');
  });
});
