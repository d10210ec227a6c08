// A SINGLECHOICE: choose one of the answers.
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';

export const singleChoiceAnswerSchema = z.strictObject({ picked: idSchema.nullable() });
export type SingleChoiceAnswer = z.infer<typeof singleChoiceAnswerSchema>;
