import type { Language } from '#contract/text-in.ts';
import { ch } from './ch.ts';
import { en } from './en.ts';
import { ru, type RoomTexts } from './ru.ts';

const texts: Readonly<Record<Language, RoomTexts>> = { ru, en, ch };

export function roomTexts(language: Language): RoomTexts {
  return texts[language];
}

/** Puts values into a text: `{reason}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}
