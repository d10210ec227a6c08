// The words of a name in a list of the audit log; a name that is not in it is returned as it is stored.
import type { Language } from '../languages.ts';

export type Words = Readonly<Record<Language, string>>;

export function wordsFor(words: Readonly<Record<string, Words>>, key: string, language: Language): string {
  return words[key]?.[language] ?? key;
}
