// An ORDERING: put all answers into order. `trueAnswerIndex` is the right order; if empty, the author's order
// is. Other orders may be right too.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

const MAX_STEPS = 100;
/** Beside the first. */
export const MAX_OTHER_ORDERS = 5;

export const orderingParamsSchema = z.strictObject({
  /** Right as well: each names all answers by their ids. */
  orders: z
    .array(z.strictObject({ id: idSchema, order: z.array(idSchema).max(MAX_STEPS) }))
    .max(MAX_OTHER_ORDERS)
    .default([]),
});
export type OrderingParams = z.infer<typeof orderingParamsSchema>;

export const orderingKeySchema = z.strictObject({
  order: z.array(idSchema),
  /** Absent where only one order is right. */
  others: z.array(z.array(idSchema)).optional(),
});
export type OrderingKey = z.infer<typeof orderingKeySchema>;

export const orderingAnswerSchema = z.strictObject({ order: z.array(idSchema).max(MAX_STEPS) });
export type OrderingAnswer = z.infer<typeof orderingAnswerSchema>;
