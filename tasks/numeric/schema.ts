// A NUMERIC: a number with a tolerance, and the unit it is given in.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { localizedTextSchema } from '#contract/texts.ts';

const unitSchema = z.strictObject({
  id: idSchema,
  text: localizedTextSchema,
  /** How many of the key's unit one of this is: 1000 for µm where the key counts in nm. */
  factor: z.number().positive(),
});

export const numericParamsSchema = z.strictObject({
  /** In the key's unit. */
  value: z.number(),
  /** Of the value either way: in the key's unit, or as a share of the value. */
  tolerance: z
    .strictObject({ kind: z.enum(['ABSOLUTE', 'RELATIVE']), amount: z.number().min(0) })
    .default({ kind: 'ABSOLUTE', amount: 0 }),
  /** One: it stands beside the field. Several: the unit is chosen, and another one converts. */
  units: z.array(unitSchema).max(12).default([]),
});
export type NumericParams = z.infer<typeof numericParamsSchema>;

export const numericKeySchema = z.strictObject({
  value: z.number(),
  tolerance: z.number().min(0),
  factors: z.record(idSchema, z.number().positive()),
});
export type NumericKey = z.infer<typeof numericKeySchema>;

export const numericAnswerSchema = z.strictObject({
  /** As it was typed. */
  number: z.string().max(60),
  unit: idSchema.nullable(),
});
export type NumericAnswer = z.infer<typeof numericAnswerSchema>;

/** The params as they travel. */
export const strippedNumericSchema = z.object({
  units: z.array(unitSchema.pick({ id: true, text: true })).default([]),
});
