// Every language has every text that Russian has, with its own plural forms and the same placeholders.

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';

interface TextModule {
  readonly texts: Readonly<Record<string, unknown>>;
}

const modules = import.meta.glob<TextModule>(['./ru/*.ts', './en/*.ts', './ch/*.ts'], { eager: true });

const FORMS = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'], ch: ['other'] } as const;
type Language = keyof typeof FORMS;

function flatten(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textsOf(language: Language, namespace: string): ReadonlyMap<string, string> {
  return new Map(flatten(modules[`./${language}/${namespace}.ts`]?.texts ?? {}));
}

const PLURAL = /_(one|few|many|other)$/;
const namespaces = Object.keys(modules).flatMap((path) => /^\.\/ru\/(.+)\.ts$/.exec(path)?.[1] ?? []);

function expectedKeys(russian: ReadonlyMap<string, string>, language: Language): readonly string[] {
  const keys = [...russian.keys()].flatMap((key) => {
    if (!PLURAL.test(key)) return [key];
    return FORMS[language].map((form) => key.replace(PLURAL, `_${form}`));
  });
  return [...new Set(keys)].toSorted();
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').toSorted();
}

describe.each(namespaces)('texts of %s', (namespace) => {
  const russian = textsOf('ru', namespace);
  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect([...textsOf(language, namespace).keys()].toSorted()).toEqual(expectedKeys(russian, language));
  });
  it.each(LANGUAGES)('are nowhere untold in %s', (language) => {
    for (const [key, text] of textsOf(language, namespace)) expect(text.trim(), key).not.toBe('');
  });
  it.each(['en', 'ch'] as const)('fill in the same values in %s', (language) => {
    for (const [key, text] of textsOf(language, namespace)) {
      const pattern = russian.get(key);
      if (pattern !== undefined) expect(placeholders(text), key).toEqual(placeholders(pattern));
    }
  });
  it('hold no Russian letters in English and Chinese', () => {
    for (const language of ['en', 'ch'] as const) {
      for (const [key, text] of textsOf(language, namespace)) expect(text, key).not.toMatch(/[А-Яа-яЁё]/);
    }
  });
});

it('knows the namespaces', () => {
  expect(namespaces).toEqual(
    expect.arrayContaining(['auth', 'common', 'legal', 'profile', 'routes', 'shell', 'start']),
  );
});
