// An EMPTYQUESTION: a text with gaps; each is typed, or chosen from options.
import { z } from 'zod';
import { boundedRecord, idSchema } from '#contract/common.ts';
import { localizedTextSchema, optionalTextSchema } from '#contract/texts.ts';
import { wordingsSchema } from '../kit/schema.ts';

const typedGapSchema = z.strictObject({
  id: idSchema,
  kind: z.literal('TYPED'),
  /** Any of these is accepted, in any language. */
  accepted: z.array(optionalTextSchema).min(1).max(20),
});
const pickedGapSchema = z.strictObject({
  id: idSchema,
  kind: z.literal('PICKED'),
  options: z.array(localizedTextSchema).min(2).max(20),
  /** The index of the right option. */
  right: z.number().int().min(0).max(19),
});

export const emptyQuestionParamsSchema = z.strictObject({
  /** A gap is written as its id in braces: `The wafer is {g1} before coating.` */
  text: localizedTextSchema,
  gaps: z
    .array(z.discriminatedUnion('kind', [typedGapSchema, pickedGapSchema]))
    .min(1)
    .max(40),
});
export type EmptyQuestionParams = z.infer<typeof emptyQuestionParamsSchema>;

/** The accepted words of each gap, or the id of the option. */
export const emptyQuestionKeySchema = z.strictObject({
  gaps: z.record(idSchema, z.array(z.string())),
  /** Of the gaps that are typed. */
  wordings: z.record(idSchema, wordingsSchema).optional(),
});
export type EmptyQuestionKey = z.infer<typeof emptyQuestionKeySchema>;

export const emptyQuestionAnswerSchema = z.strictObject({
  /** The typed text, or the option's id. */
  gaps: boundedRecord(idSchema, z.string().max(500), 40),
});
export type EmptyQuestionAnswer = z.infer<typeof emptyQuestionAnswerSchema>;

/** The params as sent to the learner. */
export const strippedEmptyQuestionSchema = z.object({
  text: localizedTextSchema,
  gaps: z.array(
    z.object({
      id: idSchema,
      options: z.array(z.object({ id: idSchema, content: localizedTextSchema })).nullable(),
    }),
  ),
});
export type StrippedEmptyQuestion = z.infer<typeof strippedEmptyQuestionSchema>;

type TextPiece =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'GAP'; readonly id: string };

/** The text split at its gaps, in order. */
export function textPieces(text: string): readonly TextPiece[] {
  return text
    .split(/(\{[A-Za-z0-9._-]{1,64}\})/u)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('{') && piece.endsWith('}')
        ? { kind: 'GAP', id: piece.slice(1, -1) }
        : { kind: 'TEXT', text: piece },
    );
}
