// A DOCUMENT: the learner reads technical documents and fills in a form about them.
import { z } from 'zod';
import { boundedRecord, elapsedMsSchema, idSchema } from '#contract/common.ts';
import { localizedTextSchema, optionalTextSchema } from '#contract/texts.ts';
import { MAX_QUANTITY, wordingsSchema } from '../kit/schema.ts';

const quantitySchema = z.number().min(-MAX_QUANTITY).max(MAX_QUANTITY);

export const MAX_PAGE = 10_000;
export const MAX_PAGE_SECONDS = 3600;
const pageSchema = z.number().int().min(1).max(MAX_PAGE);

const fieldTextsShape = {
  id: idSchema,
  label: localizedTextSchema,
  description: optionalTextSchema.prefault({}),
  /** Where the answer stands; null: nobody said so. */
  page: pageSchema.nullable().default(null),
};
const textFieldSchema = z.strictObject({
  ...fieldTextsShape,
  kind: z.literal('TEXT'),
  accepted: z.array(optionalTextSchema).min(1).max(20),
});
const numberFieldSchema = z.strictObject({
  ...fieldTextsShape,
  kind: z.literal('NUMBER'),
  value: quantitySchema,
  tolerance: quantitySchema.min(0).default(0),
  unit: optionalTextSchema.prefault({}),
});
const choiceFieldSchema = z.strictObject({
  ...fieldTextsShape,
  kind: z.literal('CHOICE'),
  options: z.array(localizedTextSchema).min(2).max(20),
  right: z.number().int().min(0).max(19),
});
const fieldSchema = z.discriminatedUnion('kind', [textFieldSchema, numberFieldSchema, choiceFieldSchema]);
export type DocumentField = z.infer<typeof fieldSchema>;

/** The documents are the task's `fileDocumentIds`. */
export const documentParamsSchema = z.strictObject({
  fields: z.array(fieldSchema).min(1).max(40),
  /** A page that answers a field, in view for less, was hardly read: told to who reviews, it costs nothing. */
  leastPageSeconds: z.number().int().min(0).max(MAX_PAGE_SECONDS).default(0),
});
export type DocumentParams = z.infer<typeof documentParamsSchema>;

const keyFieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('TEXT'), accepted: z.array(z.string()), wordings: wordingsSchema }),
  z.strictObject({ kind: z.literal('NUMBER'), value: z.number(), tolerance: z.number() }),
  z.strictObject({ kind: z.literal('CHOICE'), right: idSchema }),
]);
export type DocumentKeyField = z.infer<typeof keyFieldSchema>;
export const documentKeySchema = z.strictObject({
  fields: z.record(idSchema, keyFieldSchema),
  /** The pages that answer fields; absent where nobody named any. */
  pages: z.record(idSchema, pageSchema).optional(),
  leastPageSeconds: z.number().optional(),
});
export type DocumentKey = z.infer<typeof documentKeySchema>;

/** How long a page was in view. */
const pageTimeSchema = z.strictObject({
  fileId: idSchema,
  page: pageSchema,
  ms: elapsedMsSchema,
});
export type PageTime = z.infer<typeof pageTimeSchema>;

export const documentAnswerSchema = z.strictObject({
  /** The typed text, or the option's id. */
  fields: boundedRecord(idSchema, z.string().max(500), 40),
  pages: z.array(pageTimeSchema).max(2000),
});
export type DocumentAnswer = z.infer<typeof documentAnswerSchema>;

/** The params as sent to the learner. */
export const strippedDocumentSchema = z.object({
  fields: z.array(
    z.object({
      id: idSchema,
      label: localizedTextSchema,
      description: optionalTextSchema,
      kind: z.enum(['TEXT', 'NUMBER', 'CHOICE']),
      unit: optionalTextSchema,
      options: z.array(z.object({ id: idSchema, content: localizedTextSchema })),
    }),
  ),
});
export type StrippedDocument = z.infer<typeof strippedDocumentSchema>;
