// The title of a copy: the original's, named as a copy in each language that has one.
import { inEveryLanguage, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';

const ENDINGS: Readonly<Record<Language, string>> = { ru: ' (копия)', en: ' (copy)', ch: '（副本）' };

/** @param title a language that is empty stays empty */
export function copyTitle(title: LocalizedText): LocalizedText {
  return inEveryLanguage((language) =>
    title[language] === '' ? '' : `${title[language]}${ENDINGS[language]}`,
  );
}
