import { describe, expect, test } from 'vitest';
import { documentName, fileFor, localDocuments } from './document-name.ts';

describe('the name of a document', () => {
  test.each([
    ['KR-01 Инструкция по входу (ru).pdf', 'KR-01', 'KR-01 Инструкция по входу', 'ru'],
    ['KR-01 进入洁净区规程 (ch).pdf', 'KR-01', 'KR-01 进入洁净区规程', 'ch'],
    ['Правила (en).pdf', 'Правила', 'Правила', 'en'],
    ['KR-01 Инструкция.pdf', 'KR-01 Инструкция', 'KR-01 Инструкция', null],
    ['Приложение (de).pdf', 'Приложение (de)', 'Приложение (de)', null],
    ['без расширения', 'без расширения', 'без расширения', null],
    ['(ru).pdf', '(ru)', '(ru)', null],
  ])('%s', (name, key, title, language) => {
    expect(documentName(name)).toEqual({ key, title, language });
  });
});

const file = (name: string, id = name): { id: string; name: string } => ({ id, name });

describe('files as documents', () => {
  const files = [
    file('KR-01 Вход (ru).pdf'),
    file('План.pdf'),
    file('KR-01 Entry (en).pdf'),
    file('План.pdf', 'second'),
  ];

  test('those of one designation are one document', () => {
    const documents = localDocuments(files);
    expect(documents.map((one) => one.files.map(({ file: { id } }) => id))).toEqual([
      ['KR-01 Вход (ru).pdf', 'KR-01 Entry (en).pdf'],
      ['План.pdf'],
      ['second'],
    ]);
  });

  test.each([
    ['en', 'KR-01 Entry (en).pdf'],
    ['ru', 'KR-01 Вход (ru).pdf'],
    ['ch', 'KR-01 Вход (ru).pdf'],
  ] as const)('a reader of %s gets %s', (language, name) => {
    const [document] = localDocuments(files);
    expect(document && fileFor(document, language)?.file.name).toBe(name);
  });
});
