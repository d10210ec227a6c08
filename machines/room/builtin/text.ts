// Shorthand for a text of the built-in data in three languages.
import type { Trilingual } from '#contract/simulation/text.ts';

export function words(ru: string, en: string, ch: string): Trilingual {
  return { ru, en, ch };
}
