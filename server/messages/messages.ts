/** The server's texts in the three languages, and the choice among them by Accept-Language. */
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/texts.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** Texts beyond those of the error codes: more exact refusals, and the words for failing fields. */
type MoreKey = Exclude<keyof typeof ru, ErrorCode>;
export type MessageKey = ErrorCode | MoreKey;
/** Every language has a text for every key. */
export type Messages = Readonly<Record<MessageKey, string>>;

const byLanguage: Readonly<Record<Language, Messages>> = { ru, en, ch };

/** The text of `key`, with {name} replaced by params.name. */
export function messageIn(
  language: Language,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = byLanguage[language][key];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0];
  if (primary === 'ru' || primary === 'en') return primary;
  return primary === 'ch' || primary === 'zh' ? 'ch' : undefined;
}

/** The first language of Accept-Language that the product has, by weight; Russian otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'ru';
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
  return wishes[0]?.language ?? 'ru';
}
