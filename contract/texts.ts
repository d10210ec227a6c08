// Texts in the languages of the product, as schemas.
import { z } from 'zod';
import { inEveryLanguage, LANGUAGES } from './languages.ts';
import { keptText, writtenText } from './written-text.ts';

export const languageSchema = z.enum(LANGUAGES);

export const MAX_LETTERS = 20_000;

/** A text that may be empty in every language (a description, a hint). */
export const optionalTextSchema = z.object(inEveryLanguage(() => keptText().max(MAX_LETTERS).default('')));
export type OptionalText = z.infer<typeof optionalTextSchema>;

/** A text as it is stored: Russian is required and replaces a text that is empty in another language. */
export const localizedTextSchema = z.object({
  ...optionalTextSchema.shape,
  ru: writtenText(MAX_LETTERS),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** Languages of a text to change; one that was not sent stays as it is. */
export const textChangeSchema = z.object(inEveryLanguage(() => keptText().max(MAX_LETTERS).optional()));
/** As `textChangeSchema`, of a text that is never without Russian. */
export const localizedChangeSchema = z.object({
  ...textChangeSchema.shape,
  ru: localizedTextSchema.shape.ru.optional(),
});
