/** The chosen interface language: read from and kept in local storage and a cookie, both named `lang`. */

import { readStored, writeStored } from '#src/lib/local-storage.ts';

/** Language codes as the product names them; `ch` is Chinese. */
export const LANGUAGES = ['ru', 'en', 'ch'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ru';

/** What each language calls itself; never translated. */
export const LANGUAGE_NAMES = { ru: 'Русский', en: 'English', ch: '中文' } as const satisfies Record<
  Language,
  string
>;

/** BCP 47 tags for `lang` attributes, Intl and Accept-Language: `ch` alone would mean Chamorro there. */
export const LANGUAGE_TAGS = { ru: 'ru', en: 'en', ch: 'zh' } as const satisfies Record<Language, string>;
export type LanguageTag = (typeof LANGUAGE_TAGS)[Language];

/** The tag that dates and times are written by: the English words are British, and so are their dates. */
export function dateTagOf(tag: string): string {
  return tag === 'en' ? 'en-GB' : tag;
}

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

export function languageOfTag(tag: string): Language {
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? DEFAULT_LANGUAGE;
}

function readCookie(): string | undefined {
  return /(?:^|;\s*)lang=([a-z]+)/.exec(document.cookie)?.[1];
}

export function readLanguage(): Language {
  const chosen = readStored('lang') ?? readCookie();
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

export function storeLanguage(language: Language): void {
  writeStored('lang', language);
  document.cookie = `lang=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
