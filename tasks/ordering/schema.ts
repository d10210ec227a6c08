// An ORDERING: all answers, brought into order. `trueAnswerIndex` is the right order; empty: as the author wrote them.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { noParamsSchema } from '../kit/schema.ts';

export const orderingParamsSchema = noParamsSchema;

export const orderingKeySchema = z.strictObject({ order: z.array(idSchema) });
export type OrderingKey = z.infer<typeof orderingKeySchema>;

export const orderingAnswerSchema = z.strictObject({ order: z.array(idSchema).max(100) });
export type OrderingAnswer = z.infer<typeof orderingAnswerSchema>;
