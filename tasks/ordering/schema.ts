// An ORDERING: put all answers into order. `trueAnswerIndex` is the right order; if empty, the author's order
// is.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

export const orderingKeySchema = z.strictObject({ order: z.array(idSchema) });
export type OrderingKey = z.infer<typeof orderingKeySchema>;

export const orderingAnswerSchema = z.strictObject({ order: z.array(idSchema).max(100) });
export type OrderingAnswer = z.infer<typeof orderingAnswerSchema>;
