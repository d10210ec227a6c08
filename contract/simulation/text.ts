// A text of simulation data in the languages of the product. Russian is required and replaces an empty text.
import { z } from 'zod';
import { inEveryLanguage } from '../languages.ts';

export const trilingualSchema = z.object({
  ...inEveryLanguage(() => z.string().max(4000)),
  ru: z.string().min(1).max(4000),
});

/** A text in Russian, English and Chinese. */
export type Trilingual = Readonly<z.infer<typeof trilingualSchema>>;

/** The source of a rule: a number in the list of sources, or a site's own words. */
export const sourceSchema = z.object({
  id: z.string().min(1).max(60),
  title: z.string().min(1).max(300),
  place: z.string().max(300).optional(),
});

export type Source = Readonly<z.infer<typeof sourceSchema>>;
