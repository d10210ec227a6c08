// A QUESTION: a long text that a teacher reads.
import { z } from 'zod';
import { optionalTextSchema } from '#contract/texts.ts';
import { rubricSchema } from '../kit/schema.ts';

export const longestAnswer = 10_000;

export const questionParamsSchema = z.strictObject({
  /** Shown beside the counter; a shorter answer may be given. */
  wantedLength: z.number().int().min(0).max(longestAnswer).default(0),
  rubric: rubricSchema.default([]),
  /** What a full answer says. */
  sample: optionalTextSchema.prefault({}),
});
export type QuestionParams = z.infer<typeof questionParamsSchema>;

export const questionKeySchema = z.strictObject({ rubric: rubricSchema, sample: optionalTextSchema });
export type QuestionKey = z.infer<typeof questionKeySchema>;

export const questionAnswerSchema = z.strictObject({ text: z.string().max(longestAnswer) });
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** The params as they travel. */
export const strippedQuestionSchema = z.object({ wantedLength: z.number().int().default(0) });
