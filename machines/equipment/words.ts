// Shorthand for a text of the machine's own in three languages.
import type { Trilingual } from '#contract/simulation/text.ts';

export function words(ru: string, en: string, ch: string): Trilingual {
  return { ru, en, ch };
}
