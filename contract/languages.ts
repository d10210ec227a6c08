/**
 * The languages of the product: their names and tags, their punctuation, and how to read a text in one of
 * them. There are no schemas here (they are in `texts.ts`), because the browser's first load includes
 * this module and must not need zod.
 */
import { apart } from './apart-text.ts';

/** The product's own codes. Chinese is `ch`, which as a language tag would mean Chamorro. */
export const LANGUAGES = ['ru', 'en', 'ch'] as const;
export type Language = (typeof LANGUAGES)[number];

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** Every text exists in it; a text that is missing in another language is shown in it. */
export const DEFAULT_LANGUAGE = 'ru' satisfies Language;

/** Each language's name for itself; never translated. */
export const LANGUAGE_NAMES: ByLanguage<string> = { ru: 'Русский', en: 'English', ch: '中文' };

/** For a narrow language switch. */
export const SHORT_LANGUAGE_NAMES: ByLanguage<string> = { ru: 'RU', en: 'EN', ch: '中' };

/** BCP 47 tags for `lang` attributes, numbers, plural forms and Accept-Language. */
export const LANGUAGE_TAGS: ByLanguage<string> = { ru: 'ru', en: 'en', ch: 'zh' };

/** BCP 47 tags for formatting dates and times. The English texts are British, and so are the dates. */
export const DATE_TAGS: ByLanguage<string> = { ru: 'ru-RU', en: 'en-GB', ch: 'zh-CN' };

/** The locales of React Aria's own texts; the build leaves out all others. */
export const ARIA_LOCALES: ByLanguage<string> = { ru: 'ru-RU', en: 'en-US', ch: 'zh-CN' };

export interface Punctuation {
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  /** Between the items of a list. */
  readonly list: string;
  /** Between sentences. */
  readonly stop: string;
  /** Around a parenthesis. */
  readonly open: string;
  readonly close: string;
}

const WESTERN: Punctuation = {
  colon: ': ',
  comma: ', ',
  semicolon: '; ',
  list: ', ',
  stop: '. ',
  open: ' (',
  close: ')',
};

/** The punctuation that joins texts, spaces included. Chinese marks are full width and need no spaces. */
export const PUNCTUATION: ByLanguage<Punctuation> = {
  ru: WESTERN,
  en: WESTERN,
  ch: { colon: '：', comma: '，', semicolon: '；', list: '、', stop: '。', open: '（', close: '）' },
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of a tag such as zh-CN or of one of the product's codes; undefined if unsupported. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary || LANGUAGE_TAGS[language] === primary);
}

/** The text to show to a person who reads `language`: the Russian one where that language is empty. */
export function textIn(text: ByLanguage<string>, language: Language): string {
  return apart(text[language] || text[DEFAULT_LANGUAGE]);
}

/** The text in each language, in the order of LANGUAGES; '' where it is missing. */
export function textsOf(text: ByLanguage<string>): readonly string[] {
  return LANGUAGES.map((language) => text[language]);
}

/** Builds a text in every language by calling `say` for each. */
export function inEveryLanguage<Said>(say: (language: Language) => Said): Record<Language, Said> {
  return { ru: say('ru'), en: say('en'), ch: say('ch') };
}

/** Replaces each `{name}` in a text with `values.name`; a name without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A sentence as part of another. What begins with several capitals, such as EMO, keeps them, as do names within it. */
export function lowerFirst(text: string): string {
  return text.replace(/^.(?!\p{Lu})/u, (first) => first.toLowerCase());
}
