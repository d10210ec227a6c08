// A SINGLECHOICE: choose one of the answers.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

/** More than one answer may be right; the learner chooses one. */
export const singleChoiceKeySchema = z.strictObject({ right: z.array(idSchema) });
export type SingleChoiceKey = z.infer<typeof singleChoiceKeySchema>;

export const singleChoiceAnswerSchema = z.strictObject({ picked: idSchema.nullable() });
export type SingleChoiceAnswer = z.infer<typeof singleChoiceAnswerSchema>;
