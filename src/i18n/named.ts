// A name and what it says of something, with the colon of the language.
import { PUNCTUATION, type Language } from '#contract/languages.ts';

export const named = (language: Language, name: string, value: string): string =>
  `${name}${PUNCTUATION[language].colon}${value}`;
