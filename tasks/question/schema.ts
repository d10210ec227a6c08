// A QUESTION: a long text that a teacher reads.
import { z } from 'zod';
import { optionalTextSchema } from '#contract/texts.ts';
import { rubricSchema } from '../kit/schema.ts';

export const MAX_ANSWER = 10_000;

export const questionParamsSchema = z.strictObject({
  /** Shown beside the counter; a shorter answer is allowed. */
  wantedLength: z.number().int().min(0).max(MAX_ANSWER).default(0),
  rubric: rubricSchema.default([]),
  /** A complete sample answer. */
  sample: optionalTextSchema.prefault({}),
});

export const questionKeySchema = z.strictObject({ rubric: rubricSchema, sample: optionalTextSchema });
export type QuestionKey = z.infer<typeof questionKeySchema>;

export const questionAnswerSchema = z.strictObject({ text: z.string().max(MAX_ANSWER) });
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>;

/** The params as sent to the learner. */
export const strippedQuestionSchema = z.object({ wantedLength: z.number().int().default(0) });
