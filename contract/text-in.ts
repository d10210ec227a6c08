/** Reading a text of three languages, without the schemas: for the browser's first load. */

export const languages = ['ru', 'en', 'ch'] as const;
export type Language = (typeof languages)[number];

/** The text to show to a person who reads `language`: Russian where that language is empty. */
export function textIn(text: Readonly<Record<Language, string>>, language: Language): string {
  return text[language] === '' ? text.ru : text[language];
}
