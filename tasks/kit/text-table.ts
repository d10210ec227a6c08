import type { Language } from '#contract/languages.ts';
// A table of texts in every language; each part of a task has one.

/** The Russian texts define the keys; a language that lacks one does not compile. */
export function textTable<Texts>(
  ru: Texts,
  others: Readonly<Record<Exclude<Language, 'ru'>, NoInfer<Texts>>>,
): (language: Language) => Texts {
  const texts: Readonly<Record<Language, Texts>> = { ru, ...others };
  return (language) => texts[language];
}
