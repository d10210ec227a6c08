// The interface language: the chosen one, in local storage and a cookie both named `lang`, or else the browser's.
import { DEFAULT_LANGUAGE, isLanguage, languageOfTag, type Language } from '#contract/languages.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

function readCookie(): string | undefined {
  return /(?:^|;\s*)lang=([a-z]+)/.exec(document.cookie)?.[1];
}

/** The first of the languages a browser asks for, by its tags in its order, that the product has. */
export function firstKnown(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}

export function readLanguage(): Language {
  const chosen = readStored('lang') ?? readCookie();
  return isLanguage(chosen) ? chosen : firstKnown(navigator.languages);
}

export function storeLanguage(language: Language): void {
  writeStored('lang', language);
  document.cookie = `lang=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
}
