// A MATCHING: each item on the left gets one of the answers; answers may be left over.
import { z } from 'zod';
import { boundedRecord, idListSchema, idSchema } from '#contract/common.ts';
import { optionalTextSchema } from '#contract/texts.ts';

const leftSideSchema = z.strictObject({
  id: idSchema,
  content: optionalTextSchema,
  filesId: idListSchema.default([]),
});
export type LeftSide = z.infer<typeof leftSideSchema>;

/** `trueAnswerIndex` names the answer of each item, in this order; two items may share one. */
export const matchingParamsSchema = z.strictObject({ left: z.array(leftSideSchema).min(1).max(50) });
export type MatchingParams = z.infer<typeof matchingParamsSchema>;

/** The items of a task that is being written: what is no item yet is none. */
export const begunMatchingSchema = z.object({
  left: z.array(z.looseObject({ id: idSchema })).catch([]),
});

const pairsSchema = boundedRecord(idSchema, idSchema, 50);
/** Left id → answer id. */
export const matchingKeySchema = z.strictObject({ pairs: pairsSchema });
export type MatchingKey = z.infer<typeof matchingKeySchema>;

export const matchingAnswerSchema = z.strictObject({ pairs: pairsSchema });
export type MatchingAnswer = z.infer<typeof matchingAnswerSchema>;

/** The params as sent to the learner. */
export const strippedMatchingSchema = z.object({ left: z.array(leftSideSchema) });
export type StrippedMatching = z.infer<typeof strippedMatchingSchema>;
