// A text of simulation data in the three languages of the product; Russian is required, an empty one falls back to it.
import { z } from 'zod';

export const trilingualSchema = z.object({
  ru: z.string().min(1).max(4000),
  en: z.string().max(4000),
  ch: z.string().max(4000),
});

/** A text in Russian, English and Chinese. */
export type Trilingual = Readonly<z.infer<typeof trilingualSchema>>;

export type Language = 'ru' | 'en' | 'ch';

/** Where a rule comes from: a number of the list of sources, or a site's own words. */
export const sourceSchema = z.object({
  id: z.string().min(1).max(60),
  title: z.string().min(1).max(300),
  place: z.string().max(300).optional(),
});

export type Source = Readonly<z.infer<typeof sourceSchema>>;

/** The text in a language, Russian where that language is empty. */
export function inLanguage(text: Trilingual, language: Language): string {
  return text[language] || text.ru;
}
