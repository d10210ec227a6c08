// A NUMERIC: a number with a tolerance and a unit.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { localizedTextSchema } from '#contract/texts.ts';
import { MAX_QUANTITY } from '../kit/schema.ts';

const unitSchema = z.strictObject({
  id: idSchema,
  text: localizedTextSchema,
  /** The size of this unit in the key's unit: 1000 for µm where the key is in nm. */
  factor: z.number().positive().max(MAX_QUANTITY),
});

export const numericParamsSchema = z.strictObject({
  /** In the key's unit. */
  value: z.number().min(-MAX_QUANTITY).max(MAX_QUANTITY),
  /** Allowed deviation either way: in the key's unit, or as a share of the value. */
  tolerance: z
    .strictObject({ kind: z.enum(['ABSOLUTE', 'RELATIVE']), amount: z.number().min(0).max(MAX_QUANTITY) })
    .default({ kind: 'ABSOLUTE', amount: 0 }),
  /** One unit is shown beside the field. Of several, the learner chooses one, and the number is converted. */
  units: z.array(unitSchema).max(12).default([]),
});

export const numericKeySchema = z.strictObject({
  value: z.number(),
  tolerance: z.number().min(0),
  factors: z.record(idSchema, z.number().positive()),
});
export type NumericKey = z.infer<typeof numericKeySchema>;

export const numericAnswerSchema = z.strictObject({
  /** As typed. */
  number: z.string().max(60),
  unit: idSchema.nullable(),
});
export type NumericAnswer = z.infer<typeof numericAnswerSchema>;

/** The params as sent to the learner. */
export const strippedNumericSchema = z.object({
  units: z.array(unitSchema.pick({ id: true, text: true })).default([]),
});
