// A SINGLECHOICE: one of the answers.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { noParamsSchema } from '../kit/schema.ts';

export const singleChoiceParamsSchema = noParamsSchema;

/** More than one answer may count as right; one is picked. */
export const singleChoiceKeySchema = z.strictObject({ right: z.array(idSchema) });
export type SingleChoiceKey = z.infer<typeof singleChoiceKeySchema>;

export const singleChoiceAnswerSchema = z.strictObject({ picked: idSchema.nullable() });
export type SingleChoiceAnswer = z.infer<typeof singleChoiceAnswerSchema>;
