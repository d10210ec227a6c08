import type { Language } from '#contract/text-in.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { PlayTexts } from './ru.ts';

const texts: Readonly<Record<Language, PlayTexts>> = { ru, en, ch };

export function playTexts(language: Language): PlayTexts {
  return texts[language];
}
