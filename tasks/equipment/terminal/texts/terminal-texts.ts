import type { Language } from '#contract/text-in.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { TerminalTexts } from './ru.ts';

const texts: Readonly<Record<Language, TerminalTexts>> = { ru, en, ch };

export function terminalTexts(language: Language): TerminalTexts {
  return texts[language];
}
