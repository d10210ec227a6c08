// The chosen interface language, stored in local storage and in a cookie, both named `lang`.
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

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
