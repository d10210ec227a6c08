/** Texts in the three languages of the product. */
import { z } from 'zod';
import { languages } from './text-in.ts';

export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** A text as it is stored: Russian is required, an empty English or Chinese one falls back to it. */
export const localizedTextSchema = z.object({
  ru: z.string().trim().min(1).max(20_000),
  en: z.string().max(20_000).default(''),
  ch: z.string().max(20_000).default(''),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** A text that may be empty in every language (a description, a hint). */
export const optionalTextSchema = z.object({
  ru: z.string().max(20_000).default(''),
  en: z.string().max(20_000).default(''),
  ch: z.string().max(20_000).default(''),
});
