// The server's texts in the three languages, chosen by Accept-Language.
import { DEFAULT_LANGUAGE, filled, languageOfTag, type Language } from '#contract/languages.ts';
import { CH } from './ch.ts';
import { EN } from './en.ts';
import type { MessageKey, Messages } from './message-keys.ts';
import { RU } from './ru.ts';

const BY_LANGUAGE: Readonly<Record<Language, Messages>> = { ru: RU, en: EN, ch: CH };

const RUSSIAN_UNITS: Readonly<Record<string, string>> = { KB: 'КБ', MB: 'МБ' };

/** Sizes stand in params as `50 MB`. */
function sizeIn(language: Language, value: string | number): string | number {
  if (language !== 'ru' || typeof value === 'number') return value;
  return value.replace(
    /^([\d.]+) ([KM]B)$/,
    (_all, size: string, unit: string) => `${size.replace('.', ',')} ${RUSSIAN_UNITS[unit]}`,
  );
}

/** The text of `key`, with {name} replaced by params.name. */
export function messageIn(
  language: Language,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const said = Object.entries(params).map(([name, value]) => [name, sizeIn(language, value)] as const);
  return filled(BY_LANGUAGE[language][key], Object.fromEntries(said));
}

/** The language that Accept-Language weighs highest among those the product has; Russian otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return DEFAULT_LANGUAGE;
  const wishes = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find((found) => found);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.language !== undefined && wish.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes[0]?.language ?? DEFAULT_LANGUAGE;
}
